import type { Order, Purchase } from '@torg/commerce-sdk/domain';

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

function isOver(status: string): boolean {
  return status === 'cancelled' || status === 'out-of-stock';
}
