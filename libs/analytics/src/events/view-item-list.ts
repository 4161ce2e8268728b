import type { AnalyticsItem } from '../items/analytics-item.ts';

/** Products of a list came into view. */
export interface ViewItemList {
  item_list_id: string;
  item_list_name: string;
  items: readonly AnalyticsItem[];
}
