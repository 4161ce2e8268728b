import { expect, it } from 'vitest';
import { robotsDocument } from './robots-document.ts';

const origin = 'https://torg.example';

it('robots are kept from what is a visitor’s own, in the words of the site, and shown its sitemap', () => {
  const robots = robotsDocument([{ origin, basePath: '', locale: 'nb' }]).split('\n');
  expect(robots[0]).toBe('User-agent: *');
  for (const path of ['/handlekurv', '/kassen', '/min-konto/saldo', '/s/', '/sok']) {
    expect(robots).toContain(`Disallow: ${path}`);
  }
  expect(robots.filter((line) => line.startsWith('Sitemap'))).toEqual([`Sitemap: ${origin}/sitemap.xml`]);
  expect(robots).not.toContain('Disallow: /');
});

it('markets that share a host are all told of', () => {
  const robots = robotsDocument([
    { origin, basePath: '/se/sv', locale: 'sv' },
    { origin, basePath: '/de/sv', locale: 'sv' },
  ]);
  expect(robots).toContain('Disallow: /de/sv/kassan\n');
  expect(robots).toContain(`Sitemap: ${origin}/se/sv/sitemap.xml\nSitemap: ${origin}/de/sv/sitemap.xml\n`);
});
