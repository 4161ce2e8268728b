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
  /** The campaign that made the price; null for a price of the shop's own. */
  campaign_id: Generated<number | null>;
}

/** Prices for those who are given the list. */
export interface PriceListsTable {
  price_list_id: Generated<number>;
  identifier: string;
  name: string;
}

/** One price of a list, in minor units inc VAT, for whoever buys so many units or more. */
export interface PriceListPricesTable {
  price_list_id: number;
  product_id: number;
  market_id: string;
  /** 1 for its ordinary price. */
  from_quantity: number;
  selling_inc_vat: number;
}
