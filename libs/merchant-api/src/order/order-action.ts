/** Who does something to an order, and when. */
export interface OrderAction {
  orderId: number;
  /** Whoever of the shop does it; it is written down. */
  by: string;
  now: number;
}
