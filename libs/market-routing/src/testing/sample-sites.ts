import type { MarketSite } from '../market/market-site.ts';

const sweden = {
  channelId: '1|se',
  hosts: ['torg.example', 'www.torg.example'],
  origin: 'https://torg.example',
  groupKey: 'scandinavia',
};
const norway = {
  channelId: '2|no',
  hosts: ['torg-no.example', '[::1]'],
  origin: 'https://torg-no.example',
  groupKey: 'scandinavia',
};
const swedish = { locale: 'sv', languageId: 'sv-SE' } as const;
const norwegian = { locale: 'nb', languageId: 'nb-NO' } as const;

/** A shop whose domains decide alone. */
export const swedishDomain: MarketSite = { ...sweden, ...swedish, marketId: 'se', basePath: '', hreflang: 'sv-SE' };
export const norwegianDomain: MarketSite = { ...norway, ...norwegian, marketId: 'no', basePath: '', hreflang: 'nb-NO' };

/** A shop with market and language in its addresses. Sweden speaks both languages here, Germany Swedish alone. */
export const sitesByPath: readonly MarketSite[] = [
  { ...swedishDomain, basePath: '/se/sv' },
  { ...swedishDomain, ...norwegian, basePath: '/se/nb', hreflang: 'nb-SE' },
  { ...swedishDomain, marketId: 'de', basePath: '/de/sv', hreflang: 'sv-DE', groupKey: 'europe' },
  { ...norwegianDomain, basePath: '/no/nb' },
];
