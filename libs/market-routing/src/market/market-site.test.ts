import { describe, expect, it } from 'vitest';
import { isLocale } from './locale.ts';
import { norwegianDomain as norwegian, swedishDomain as swedish } from '../testing/sample-sites.ts';
import { isStrayHost, siteForHost } from './market-site.ts';
import { samePageOn } from './same-page-on.ts';

const sites = [norwegian, swedish];

describe('isStrayHost', () => {
  it.each([
    { host: 'elsewhere.example', of: sites, isStray: true },
    { host: '', of: sites, isStray: true },
    { host: 'TORG-NO.example.:3000', of: sites, isStray: false },
    { host: '192.0.2.7:3000', of: [{ ...swedish, hosts: ['localhost:3000', 'sv.localhost'] }], isStray: false },
  ])('is $isStray of “$host”', ({ host, of, isStray }) => {
    expect(isStrayHost(of, host)).toBe(isStray);
  });
});

describe('siteForHost', () => {
  it.each([
    { host: 'torg-no.example', site: norwegian },
    { host: 'TORG-NO.example.:3000', site: norwegian },
    { host: '[::1]:3000', site: norwegian },
    { host: 'www.torg.example:443', site: swedish },
    { host: 'unknown.example', site: swedish },
    { host: 'nb.torg-no.example', site: swedish },
    { host: '', site: swedish },
  ])('shows $site.locale at "$host"', ({ host, site }) => {
    expect(siteForHost(sites, host)).toBe(site);
  });

  it('falls back to the only site, and says so when there is none', () => {
    expect(siteForHost([norwegian], 'unknown.example')).toBe(norwegian);
    expect(() => siteForHost([], 'torg.example')).toThrow('no site');
  });
});

describe('samePageOn', () => {
  it('keeps the page', () => {
    expect(samePageOn(norwegian, { locale: 'sv', pathname: '/varukorg' })).toBe('https://torg-no.example/handlekurv');
  });

  it('stays under the path that the site begins with', () => {
    const prefixed = { ...norwegian, basePath: '/no/nb' };
    expect(samePageOn(prefixed, { locale: 'sv', pathname: '/varukorg' })).toBe(
      'https://torg-no.example/no/nb/handlekurv',
    );
    expect(samePageOn(prefixed, { locale: 'sv', pathname: '/' })).toBe('https://torg-no.example/no/nb');
  });

  it('keeps the parameters of the page', () => {
    expect(samePageOn(swedish, { locale: 'nb', pathname: '/s/l%C3%B8k' })).toBe('https://torg.example/s/l%C3%B8k');
  });

  it.each(['/handlekurv', '/finns/inte', '/p/mugg', '/c/koket'])(
    'leads from %s, whose name there it does not know, to the front page',
    (pathname) => {
      expect(samePageOn(norwegian, { locale: 'sv', pathname })).toBe('https://torg-no.example/');
    },
  );
});

it('tells a language of the shop from another', () => {
  expect(['sv', 'nb', 'da', ''].filter(isLocale)).toEqual(['sv', 'nb']);
});
