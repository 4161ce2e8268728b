/** How an order stands, by the names of the Merchant API; the shop shows fewer. */
export type OrderStatus =
  | 'pending'
  | 'pending-payment'
  | 'backorder'
  | 'partial'
  | 'inactive'
  | 'on-hold'
  | 'cancelled'
  | 'out-of-stock'
  | 'completed'
  | 'refunded';

/** Every state, in the order in which orders usually pass through them. */
export const orderStatuses: readonly OrderStatus[] = [
  'pending-payment',
  'pending',
  'backorder',
  'on-hold',
  'inactive',
  'partial',
  'completed',
  'refunded',
  'cancelled',
  'out-of-stock',
];

/** The states in which an order is over without anything being sent; its cart may be ordered again. */
export const endedStatuses = ['cancelled', 'out-of-stock'] as const satisfies readonly OrderStatus[];

/** Whether nothing more comes of an order. */
export function isEnded(status: OrderStatus): boolean {
  return endedStatuses.some((ended) => ended === status);
}

/** Whether an order stands: it is paid or billed, and its cart is closed to changes. */
export function isStanding(status: OrderStatus): boolean {
  return status !== 'pending-payment' && !isEnded(status);
}
