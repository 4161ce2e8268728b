import type { MarketSite } from '@torg/market-routing';

/** Markets that stand together where one is chosen. */
export interface MarketGroup {
  /** Such as scandinavia. */
  key: string;
  markets: readonly MarketSite[];
}

/** Puts markets under their groups, both in the order in which they come. */
export function groupMarkets(markets: readonly MarketSite[]): readonly MarketGroup[] {
  const keys = [...new Set(markets.map(({ groupKey }) => groupKey))];
  return keys.map((key) => ({ key, markets: markets.filter(({ groupKey }) => groupKey === key) }));
}
