import { expect, it } from 'vitest';
import type { MarketSite } from './market-site.ts';
import { sitesOfMarkets } from './sites-of-markets.ts';

const host: MarketSite = {
  locale: 'sv',
  languageId: 'sv-SE',
  channelId: '1|se',
  marketId: 'se',
  hosts: ['torg.example'],
  origin: 'https://torg.example',
  basePath: '',
  hreflang: 'sv-SE',
};

it('opens each market in each language that the shop has texts in', () => {
  const sites = sitesOfMarkets(host, [
    { alias: 'se', country: 'SE', languageIds: ['sv-SE', 'nb-NO'] },
    { alias: 'fi', country: 'FI', languageIds: ['fi-FI', 'sv-SE'] },
  ]);
  expect(
    sites.map(({ basePath, hreflang, marketId, languageId }) => [basePath, hreflang, marketId, languageId]),
  ).toEqual([
    ['/se/sv', 'sv-SE', 'se', 'sv-SE'],
    ['/se/nb', 'nb-SE', 'se', 'nb-NO'],
    ['/fi/sv', 'sv-FI', 'fi', 'sv-SE'],
  ]);
  expect(sites.every(({ origin, channelId }) => origin === host.origin && channelId === host.channelId)).toBe(true);
});
