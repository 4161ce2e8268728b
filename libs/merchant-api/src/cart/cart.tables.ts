import type { Generated } from 'kysely';
import type { JsonColumn } from '../checkout/checkout.tables.ts';
import type { CartCodes } from './cart-codes.rules.ts';

export interface CartsTable {
  cart_id: string;
  market_id: string;
  created_at: Date;
  updated_at: Date;
  is_completed: Generated<boolean>;
  /** Grows with every change. */
  version: Generated<number>;
  /** Its order stands: it is paid, or billed. */
  is_ordered: Generated<boolean>;
  /** Whose it is; null for guests' carts. */
  user_id: number | null;
  /** When what it holds went into an account's cart; null where it did not. */
  joined_at: Date | null;
  /** The cart with what it held beside what was ordered; null where that was all. */
  continued_as: string | null;
  codes: JsonColumn<CartCodes>;
  merchant_data: string | null;
  additions: JsonColumn<readonly string[]>;
}

/** The columns of a package are all there or all missing. */
export interface CartLinesTable {
  line_id: string;
  cart_id: string;
  sku_id: number;
  quantity: number;
  group_key: string | null;
  message: string | null;
  position: number;
  package_id: number | null;
  package_group_id: number | null;
  package_option_id: number | null;
  /** Units of the line that one package takes. */
  package_units: number | null;
  /** The price that the shopper saw last, in minor units inc VAT, and in which market. */
  seen_selling: number | null;
  seen_market_id: string | null;
}
