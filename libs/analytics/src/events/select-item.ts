import type { AnalyticsItem } from '../items/analytics-item.ts';

/** A product was picked from a list. */
export interface SelectItem {
  item_list_id: string;
  item_list_name: string;
  items: readonly [AnalyticsItem];
}
