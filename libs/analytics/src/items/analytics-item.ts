/** A product as analytics tools know it, in the field names of Google Analytics 4. Amounts are kronor, not öre. */
export interface AnalyticsItem {
  /** The product's number. A card that does not tell it is known by its name alone. */
  item_id?: string;
  item_name: string;
  item_brand?: string;
  item_category?: string;
  /** What it is among its variants, such as its colour: the same words from the list to the purchase. */
  item_variant?: string;
  /** The sku, once one was chosen. */
  item_sku?: string;
  /** Place in its list, from 0. */
  index?: number;
  quantity: number;
  /** Of one unit, after any reduction; at most two decimals. Absent where the product has no price. */
  price?: number;
  /** What one unit costs in the campaign that makes its price; absent where none does. */
  price_campaign?: number;
  /** What one unit is reduced by. Absent where it is not. */
  discount?: number;
  /** The band of the reduction in percent, such as `6-10`. */
  sales_type?: string;
}
