import type { AnalyticsItem } from '../items/analytics-item.ts';

/** Goods and what they cost together, in kronor. */
export interface ValuedItems {
  currency: string;
  value: number;
  items: readonly AnalyticsItem[];
}

/** One product with its price in kronor. */
export interface ValuedItem extends ValuedItems {
  items: readonly [AnalyticsItem];
}
