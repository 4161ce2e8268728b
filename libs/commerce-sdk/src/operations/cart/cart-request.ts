/** What every call that adds a cart up is told. */
export interface CartRequest {
  cartId: string;
  /** The alias of the market whose prices count, where the checkout is in another one than the client. */
  marketId?: string | undefined;
  /**
   * Whether a fee for sending that the checkout took over from a carrier counts in the sums. True belongs in a checkout
   * only; false when left out.
   */
  allowExternalShippingFee?: boolean;
}
