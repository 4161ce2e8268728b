import type { AnalyticsItem } from '../items/analytics-item.ts';

/** Products of a list came into view. */
export interface ViewItemList {
  /** What the list is known by: the name of its page, or of its place on a page. */
  item_list_id: string;
  item_list_name: string;
  items: readonly AnalyticsItem[];
}
