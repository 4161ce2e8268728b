import { expect, it } from 'vitest';
import { swedishDomain as host } from '../testing/sample-sites.ts';
import { sitesOfMarkets } from './sites-of-markets.ts';

const markets = [
  { alias: 'se', country: 'SE', languageIds: ['sv-SE', 'nb-NO'], groupKey: 'scandinavia' },
  { alias: 'fi', country: 'FI', languageIds: ['fi-FI', 'sv-SE'], groupKey: 'europe' },
];

it('opens each market in each language that the shop has texts in', () => {
  const sites = sitesOfMarkets(host, markets, 'path');
  expect(
    sites.map(({ basePath, hreflang, marketId, languageId }) => [basePath, hreflang, marketId, languageId]),
  ).toEqual([
    ['/se/sv', 'sv-SE', 'se', 'sv-SE'],
    ['/se/nb', 'nb-SE', 'se', 'nb-NO'],
    ['/fi/sv', 'sv-FI', 'fi', 'sv-SE'],
  ]);
  expect(sites.every(({ origin, channelId }) => origin === host.origin && channelId === host.channelId)).toBe(true);
});

it('shows every market at the address of the host, in its language, where a cookie says which', () => {
  const sites = sitesOfMarkets(host, markets, 'cookie');
  expect(sites.map(({ basePath, hreflang, groupKey }) => [basePath, hreflang, groupKey])).toEqual([
    ['', 'sv-SE', 'scandinavia'],
    ['', 'sv-FI', 'europe'],
  ]);
});
