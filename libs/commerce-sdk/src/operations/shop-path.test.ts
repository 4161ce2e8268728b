import { describe, expect, it } from 'vitest';
import { scopeIn, shopPath } from './shop-path.ts';

const swedish = { marketId: 'se', languageId: 'sv-SE' };

describe('the path of a page within the shop', () => {
  it.each([
    ['/p/muggar/mugg-strand', '/p/muggar/mugg-strand'],
    ['p/muggar/mugg-strand', '/p/muggar/mugg-strand'],
    ['/se/sv/p/muggar/mugg-strand', '/p/muggar/mugg-strand'],
    ['se/sv/p/mugg-strand', '/p/mugg-strand'],
    ['/SE/sv/c/muggar', '/c/muggar'],
    ['https://torg.example/se/sv/c/muggar', '/c/muggar'],
    ['https://torg.example/c/muggar', '/c/muggar'],
    ['https://torg.example', '/'],
    ['/se/sv/om-oss', '/om-oss'],
    ['/se/sv', '/'],
    ['/se/sv/', '/'],
    ['/se/sv?utm_source=brev', '/?utm_source=brev'],
    [null, '/p/mugg'],
    ['', '/p/mugg'],
  ])('of %j is %s', (canonicalUrl, path) => {
    expect(shopPath(canonicalUrl, '/p/mugg', swedish)).toBe(path);
  });

  it.each([
    '/se',
    '/sv',
    '/se/sverige',
    '/se/svamp',
    '/sv/se/kniv',
    '/c/se',
    '/c/se/sv',
    '/b/sv',
    '/no/nb/c/kopper',
    '/se/nb/c/kopper',
  ])('keeps %s, which only looks like market and language', (path) => {
    expect(shopPath(path, '', swedish)).toBe(path);
  });

  it('is that of the market which the call named', () => {
    expect(shopPath('/fi/sv/p/mugg', '', scopeIn(swedish, 'fi'))).toBe('/p/mugg');
    expect(shopPath('/se/sv/p/mugg', '', scopeIn(swedish, undefined))).toBe('/p/mugg');
  });
});
