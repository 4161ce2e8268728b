import type { MarketSite } from '@torg/market-routing';

/** The country that a site sells to: SE. */
export function countryOf({ hreflang }: Pick<MarketSite, 'hreflang'>): string {
  return hreflang.slice(-2);
}
