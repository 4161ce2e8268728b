/** A country that orders can go to, with the market that prices them. */
export interface CheckoutMarket {
  /** The market's alias, such as `fi`. */
  alias: string;
  /** ISO 3166, such as FI. */
  country: string;
  /** ISO 4217, such as EUR. */
  currency: string;
  /** What amounts are multiplied by to be in the account's own currency; absent where nobody asks. */
  rate?: number;
}

/** The alias of the market that counts a cart: the chosen one as long as orders can go there, else that of the pages. */
export function checkoutMarketOf(market: string, chosen: string | null, offered: readonly CheckoutMarket[]): string {
  return offered.find(({ alias }) => alias === chosen)?.alias ?? market;
}
