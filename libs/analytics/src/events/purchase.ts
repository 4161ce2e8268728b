import type { AnalyticsItem } from '../items/analytics-item.ts';

/**
 * An order was placed. Amounts are kronor, VAT included where the name does not say otherwise. It names nobody but by hashes,
 * which need the buyer's consent.
 */
export interface Purchase {
  /** The order's number. */
  transaction_id: string;
  currency: string;
  /** Goods and fees; where markets are counted together, the sub-total in the account's own currency. */
  value: number;
  value_ex_tax: number;
  value_tax: number;
  /** The same as `value_tax`, by the name that Google Analytics 4 has for it. */
  tax: number;
  /** The goods alone, after all reductions. */
  items_value: number;
  items_value_ex_tax: number;
  items_tax: number;
  shipping: number;
  shipping_ex_tax: number;
  /** The code that was used; absent where there was none. */
  coupon?: string;
  total_discount: number;
  /** How many purchases the customer has made, this one counted. */
  nth_purchase: number;
  country: string;
  /** SHA-256 of who bought, in hexadecimal digits: with consent to marketing alone, and where the browser can make it. */
  user_email?: string;
  user_first_name?: string;
  user_last_name?: string;
  user_zip?: string;
  items: readonly AnalyticsItem[];
}
