import type { OrderStatus } from './order-status.ts';

/**
 * Where the shop's people may take an order from each state. What the payment decides (paid, out of stock) and what a refund
 * does are no moves; once something was sent, an order is not cancelled but refunded.
 */
const moves: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['on-hold', 'backorder', 'inactive', 'partial', 'completed', 'cancelled'],
  'pending-payment': ['cancelled'],
  backorder: ['pending', 'on-hold', 'inactive', 'partial', 'completed', 'cancelled'],
  'on-hold': ['pending', 'backorder', 'inactive', 'partial', 'completed', 'cancelled'],
  inactive: ['pending', 'on-hold', 'cancelled'],
  partial: ['on-hold', 'backorder', 'completed'],
  completed: [],
  refunded: [],
  cancelled: [],
  'out-of-stock': [],
};

/** Where an order may be moved from a state, in the order in which it is shown. */
export function movesFrom(status: OrderStatus): readonly OrderStatus[] {
  return moves[status];
}

/** Whether goods of an order can leave the shop in a state; a forgotten parcel can be added to a completed one. */
export function canBeSent(status: OrderStatus): boolean {
  return status === 'completed' || movesFrom(status).includes('completed');
}
