import { isLocale } from './locale.ts';
import type { MarketSite } from './market-site.ts';

/** A market that can be chosen, with what its addresses need. */
export interface OpenMarket {
  alias: string;
  /** ISO 3166, such as SE. */
  country: string;
  /** BCP 47, such as sv-SE; the default one first. */
  languageIds: readonly string[];
  /** The group it stands under where markets are chosen, such as scandinavia. */
  groupKey: string;
}

/** How a host shows several markets: each at an address of its own, or all at the host's, where a cookie says which. */
export type MarketsBy = 'path' | 'cookie';

/**
 * The sites of one host, one for each language of each market. By path their addresses begin with both: `/se/sv`. By cookie
 * they share the host's address, and with it its language. The first is where the root leads. Languages that the shop has
 * no texts in are left out.
 */
export function sitesOfMarkets(host: MarketSite, markets: readonly OpenMarket[], by: MarketsBy): readonly MarketSite[] {
  return markets.flatMap(({ alias, country, languageIds, groupKey }) =>
    languageIds.flatMap((languageId, place) => {
      const [locale = ''] = languageId.split('-');
      const isFirst = languageIds.findIndex((other) => other.split('-')[0] === locale) === place;
      if (!isLocale(locale) || (by === 'cookie' && (locale !== host.locale || !isFirst))) return [];
      const hreflang = `${locale}-${country}`;
      const basePath = by === 'path' ? `/${alias}/${locale}` : '';
      return [{ ...host, locale, languageId, marketId: alias, basePath, hreflang, groupKey }];
    }),
  );
}
