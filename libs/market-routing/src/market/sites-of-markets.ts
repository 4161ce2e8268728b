import { isLocale } from './locale.ts';
import type { MarketSite } from './market-site.ts';

/** A market that can be chosen, with what its addresses need. */
export interface OpenMarket {
  alias: string;
  /** ISO 3166, such as SE. */
  country: string;
  /** BCP 47, such as sv-SE; the default one first. */
  languageIds: readonly string[];
}

/**
 * The sites of one host whose addresses begin with market and language: `/se/sv`. The first is where its root leads.
 * Languages that the shop has no texts in are left out.
 */
export function sitesOfMarkets(host: MarketSite, markets: readonly OpenMarket[]): readonly MarketSite[] {
  return markets.flatMap(({ alias, country, languageIds }) =>
    languageIds.flatMap((languageId) => {
      const [locale = ''] = languageId.split('-');
      if (!isLocale(locale)) return [];
      const hreflang = `${locale}-${country}`;
      return [{ ...host, locale, languageId, marketId: alias, basePath: `/${alias}/${locale}`, hreflang }];
    }),
  );
}
