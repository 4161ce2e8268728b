import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { norwegianDomain, sitesByPath, swedishDomain } from '../testing/sample-sites.ts';
import { placePath } from './place-path.ts';

const byDomain = [swedishDomain, norwegianDomain];

describe('a shop with market and language in its addresses', () => {
  const place = (path: string) => placePath(sitesByPath, 'torg.example', path);

  it.each([
    ['/se/sv', 'sv-SE'],
    ['/se/sv/kassan', 'sv-SE'],
    ['/se/nb/kassen', 'nb-SE'],
    ['/de/sv/p/koket/mugg', 'sv-DE'],
  ])('finds %s where it stands', (path, hreflang) => {
    expect(place(path)).toMatchObject({ site: { hreflang }, moved: null, unknownMarket: null });
  });

  it.each([
    ['language before market', '/sv/de/kassan', '/de/sv/kassan', 301],
    ['no market', '/sv/kassan', '/se/sv/kassan', 301],
    ['no language', '/de/kassan', '/de/sv/kassan', 301],
    ['neither', '/c/koket', '/se/sv/c/koket', 301],
    ['neither, and a page of content', '/om-oss', '/se/sv/om-oss', 301],
    ['a search for a language', '/s/sv', '/se/sv/s/sv', 301],
    ['a market alone', '/de', '/de/sv', 301],
    ['capitals', '/SE/SV/kassan', '/se/sv/kassan', 301],
    ['a slash too many', '/se/sv/', '/se/sv', 301],
    ['slashes and the wrong order at once', '//sv//se/kassan/', '/se/sv/kassan', 301],
    ['the root', '/', '/se/sv', 302],
    ['a market of another domain', '/no/nb/kassen', 'https://torg-no.example/no/nb/kassen', 301],
    ['a language that the market has not', '/de/nb/kassen', '/de/sv/kassan', 302],
    ['a language that nobody has', '/de/da/kassan', '/de/sv/kassan', 302],
    ['a language that the market has not, and a page that nobody has', '/de/nb/x/y', '/de/sv/x/y', 302],
  ] as const)('leads %s, %s, to %s', (_what, path, to, status) => {
    expect(place(path)).toMatchObject({ moved: { to, status }, unknownMarket: null });
  });

  it('takes an unknown market for the first of the host, and says which it was', () => {
    expect(place('/xx/nb/kassen')).toMatchObject({
      moved: { to: '/se/nb/kassen', status: 302 },
      unknownMarket: 'xx',
    });
  });
});

it('stays on its host where two hosts sell to a market', () => {
  const sites = [...sitesByPath, { ...norwegianDomain, marketId: 'de', basePath: '/de/nb', hreflang: 'nb-DE' }];
  expect(placePath(sites, 'torg-no.example', '/de').moved?.to).toBe('/de/nb');
});

describe('a shop whose domains decide', () => {
  const place = (path: string, host = 'torg.example') => placePath(byDomain, host, path);

  it.each(['/', '/kassan', '/c/koket', '/s/sv', '/b/nb', '/finns/inte', '/om-oss'])(
    'finds %s where it stands',
    (path) => {
      expect(place(path)).toMatchObject({ site: { locale: 'sv' }, moved: null, unknownMarket: null });
    },
  );

  it.each([
    ['/se/sv/kassan', '/kassan', 301],
    ['/sv/se/kassan', '/kassan', 301],
    ['/se/kassan', '/kassan', 301],
    ['/se', '/', 301],
    ['/no/nb/kassen', 'https://torg-no.example/kassen', 301],
    ['/nb/kassen', '/kassan', 302],
    ['/xx/sv/kassan', '/kassan', 302],
    ['/se/sv/se/sv/kassan', '/kassan', 301],
    ['//elsewhere.example/', '/elsewhere.example', 301],
  ] as const)('leads %s to %s', (path, to, status) => {
    expect(place(path).moved).toEqual({ to, status });
  });

  it('shows the default language to a host that nobody knows', () => {
    expect(place('/kassan', 'unknown.example')).toMatchObject({ site: { locale: 'sv' }, moved: null });
  });
});

it('reads thousands of prefixes in one go', () => {
  const path = `${'/se'.repeat(5_000)}/kassan`;
  expect(placePath(byDomain, 'torg.example', path).moved).toEqual({ to: '/kassan', status: 301 });
});

describe('wherever a path leads', () => {
  const parts = [
    'se',
    'sv',
    'nb',
    'de',
    'no',
    'xx',
    'c',
    's',
    'kassan',
    'kassen',
    '',
    '%2F',
    '.',
    '\\',
    'é',
    '@evil.example',
  ];
  const path = fc.array(fc.constantFrom(...parts), { maxLength: 6 }).map((words) => `/${words.join('/')}`);
  const sites = fc.constantFrom(byDomain, sitesByPath);
  const host = fc.constantFrom('torg.example', 'torg-no.example', 'unknown.example');

  it('it is the right place: nobody is sent on twice', () => {
    fc.assert(
      fc.property(sites, host, path, (shop, from, address) => {
        const { moved, site } = placePath(shop, from, address);
        if (!moved) return;
        const target = new URL(moved.to, site.origin);
        // What a browser would make of the address is not ours to answer for.
        const there = moved.to.startsWith('/') ? moved.to : moved.to.slice(site.origin.length);
        expect(shop.map(({ origin }) => origin)).toContain(target.origin);
        expect(placePath(shop, target.host, there)).toEqual({ site, moved: null, unknownMarket: null });
      }),
      { numRuns: 20_000 },
    );
  });
});
