import type { AnalyticsItem } from '../items/analytics-item.ts';

/** A product page was opened. `value` is the price in kronor. */
export interface ViewItem {
  currency: string;
  value: number;
  items: readonly [AnalyticsItem];
}
