import type { Generated } from 'kysely';

/**
 * Every price a product ever had in a market, in minor units inc VAT. A price holds from `valid_from` until the next
 * entry; entries are added and never changed.
 */
export interface PriceLogTable {
  price_log_id: Generated<number>;
  product_id: number;
  market_id: string;
  selling_inc_vat: number;
  regular_inc_vat: number;
  valid_from: Date;
}
