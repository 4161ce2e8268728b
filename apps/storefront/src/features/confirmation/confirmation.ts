import type { Cart, Order, PlacedOrder, Purchase } from '@torg/commerce-sdk/domain';
import type { OrderConfirmation } from '@torg/commerce-sdk/extensions';

/** How a purchase stands. */
export type Standing =
  | 'placed'
  /** Nobody knows yet whether it is paid. */
  | 'waiting'
  /** Nothing came of the payment; the cart is as it was. */
  | 'failed'
  /** It stood, and was cancelled afterwards. */
  | 'cancelled'
  /** The cart is there, and nobody ordered it. */
  | 'not-ordered';

/** All that the confirmation of a purchase tells. */
export interface Confirmation {
  standing: Standing;
  /** What whoever comes back from paying is told, their address among it; null where the order's public id alone is known. */
  placed: PlacedOrder | null;
  /** The order by its public id; null where nobody told that. */
  order: Omit<Order, 'cart'> | null;
  /** Null where the account does not tell it, or the public id alone is known. */
  agreed: OrderConfirmation | null;
  /** What was bought, at the prices of the purchase. */
  cart: Cart | null;
  /** The bought cart that is still to be closed. */
  openCartId: string | null;
  nthPurchase: number;
}

/** How the purchase stands that the API tells of; null where it knows nothing by these ids. */
export function standingOf({ isCompleted, order, cart }: Purchase): Standing | null {
  if (!order) return cart ? 'not-ordered' : null;
  if (isCompleted === true) return 'placed';
  if (isOver(order.status)) return cart?.isCompleted ? 'cancelled' : 'failed';
  return isCompleted === null ? 'placed' : 'waiting';
}

/** The same of an order that is known by its public id alone. */
export function standingOfOrder({ status }: Pick<Order, 'status'>): Standing {
  if (isOver(status)) return 'cancelled';
  return status === 'pending-payment' ? 'waiting' : 'placed';
}

/** Why nothing came of it, as the address of the failure page says it. */
export function failureOf({ placed }: Pick<Confirmation, 'placed'>): 'Error' | 'OutOfStock' {
  return placed?.status === 'out-of-stock' ? 'OutOfStock' : 'Error';
}

function isOver(status: string): boolean {
  return status === 'cancelled' || status === 'out-of-stock';
}
