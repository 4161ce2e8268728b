import type { Cart, Order, PlacedOrder } from '@torg/commerce-sdk/domain';
import type { OrderConfirmation, Withdrawal } from '@torg/commerce-sdk/extensions';
import type { Standing } from '../../display/purchase-standing.ts';

/** All that the confirmation of a purchase tells. */
export interface Confirmation {
  standing: Standing;
  /** What whoever comes back from paying is told, their address among it; null where the order's public id alone is known. */
  placed: PlacedOrder | null;
  /** The order by its public id; null where nobody told that. */
  order: Omit<Order, 'cart'> | null;
  /** Null where the account does not tell it, or the public id alone is known. */
  agreed: OrderConfirmation | null;
  /** What of it was or can be gone back on; null where the account does not tell it. */
  withdrawal: Withdrawal | null;
  /** What was bought, at the prices of the purchase. */
  cart: Cart | null;
  /** The bought cart that is still to be closed. */
  openCartId: string | null;
  nthPurchase: number;
}

/** Why nothing came of it, as the address of the failure page says it. */
export function failureOf({ placed }: Pick<Confirmation, 'placed'>): 'Error' | 'OutOfStock' {
  return placed?.status === 'out-of-stock' ? 'OutOfStock' : 'Error';
}
