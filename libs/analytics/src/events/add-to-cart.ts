import type { AnalyticsItem } from '../items/analytics-item.ts';

/** Units were put in the cart. `value` is what they cost together, in kronor. */
export interface AddToCart {
  currency: string;
  value: number;
  items: readonly AnalyticsItem[];
}
