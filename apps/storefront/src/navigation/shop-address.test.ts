import { expect, it } from 'vitest';
import { shopPathOnAny } from './shop-address.ts';

const sites = [
  { marketId: 'se', locale: 'sv' },
  { marketId: 'no', locale: 'nb' },
] as const;

it.each([
  ['/c/muggar', '/c/muggar'],
  ['https://torg.example/c/muggar', '/c/muggar'],
  ['c/muggar', '/c/muggar'],
  ['https://torg.example', '/'],
])('the address %s has the path %s', (address, path) => {
  expect(shopPathOnAny(sites, address)).toBe(path);
});

it.each([
  ['/no/nb/c/kopper', '/c/kopper'],
  ['https://torg.example/se/sv/c/muggar', '/c/muggar'],
  ['/se/sv', '/'],
  // What only looks like a market and a language of the shop is a page.
  ['/se', '/se'],
  ['/c/se/sv', '/c/se/sv'],
  ['/se/nb/c/kopper', '/se/nb/c/kopper'],
  ['/sv/se/c/muggar', '/sv/se/c/muggar'],
])('the address %s of some site has the path %s', (address, path) => {
  expect(shopPathOnAny(sites, address)).toBe(path);
});
