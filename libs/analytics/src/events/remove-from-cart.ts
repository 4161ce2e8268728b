import type { AnalyticsItem } from '../items/analytics-item.ts';

/** Units were taken out of the cart. `value` is what they cost together, in kronor. */
export interface RemoveFromCart {
  currency: string;
  value: number;
  items: readonly AnalyticsItem[];
}
