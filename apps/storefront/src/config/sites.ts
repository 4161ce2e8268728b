import type { MarketSite } from '@torg/market-routing';
import type { Config } from './config-schema.ts';

/** The shop in each of its languages: who it sells to, and at which address. */
export function sitesFrom({ origins, channels }: Pick<Config, 'origins' | 'channels'>): readonly MarketSite[] {
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
    },
  ];
}
