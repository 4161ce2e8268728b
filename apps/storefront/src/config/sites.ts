import type { Locale, MarketSite } from '@torg/market-routing';

/** What the configuration says of the shop's domains: the address of each, and the channel behind it. */
interface ShopDomains {
  origins: Readonly<Record<Locale, string>>;
  channels: Readonly<Record<Locale, string>>;
}

/** The shop in each of its languages: who it sells to, and at which address. */
export function sitesFrom({ origins, channels }: ShopDomains): readonly MarketSite[] {
  return [
    {
      locale: 'sv',
      languageId: 'sv-SE',
      channelId: channels.sv,
      marketId: 'se',
      origin: origins.sv,
      hosts: [new URL(origins.sv).hostname],
      basePath: '',
      hreflang: 'sv-SE',
      groupKey: 'scandinavia',
    },
    {
      locale: 'nb',
      languageId: 'nb-NO',
      channelId: channels.nb,
      marketId: 'no',
      origin: origins.nb,
      hosts: [new URL(origins.nb).hostname],
      basePath: '',
      hreflang: 'nb-NO',
      groupKey: 'scandinavia',
    },
  ];
}
