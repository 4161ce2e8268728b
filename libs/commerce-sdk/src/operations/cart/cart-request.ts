/** What every call that adds a cart up is told. */
export interface CartRequest {
  cartId: string;
  /**
   * Whether a fee for sending that the checkout took over from a carrier counts in the sums. True belongs in a checkout
   * only; false when left out.
   */
  allowExternalShippingFee?: boolean;
}
