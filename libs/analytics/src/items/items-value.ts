import type { AnalyticsItem } from './analytics-item.ts';

/** What the items cost together, in kronor with at most two decimals: the `value` of an event. */
export function itemsValue(items: readonly AnalyticsItem[]): number {
  // Whole öre are added up, because sums of decimals drift.
  const minor = items.reduce((sum, { price = 0, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return minor / 100;
}
