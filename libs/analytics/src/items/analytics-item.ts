/** A product as analytics tools know it, in the field names of Google Analytics 4. Amounts are kronor, not öre. */
export interface AnalyticsItem {
  item_id: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  /** The colour, or the sku where there is none. */
  item_variant?: string;
  /** Place in its list, from 0. */
  index?: number;
  quantity: number;
  /** Of one unit, after any reduction; at most two decimals. Absent where the product has no price. */
  price?: number;
  /** What one unit is reduced by. Absent where it is not. */
  discount?: number;
}
