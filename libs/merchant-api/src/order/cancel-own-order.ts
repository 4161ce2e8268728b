import type { ShopDatabase } from '../database/shop-database.ts';
import { moveOrder } from './move-order.ts';
import { createOrderRepository } from './order.repository.ts';
import type { OrderStatus } from './order-status.ts';

/** The states in which nobody has begun to pack an order. One that the shop has put aside is in its hands already. */
const untouched: readonly OrderStatus[] = ['pending', 'backorder'];

/** Whether its buyer may cancel an order that stands so. */
export function isCancellable(status: OrderStatus): boolean {
  return untouched.includes(status);
}

export type CancelResult =
  | { kind: 'cancelled'; orderId: number; isPaidBack: boolean }
  | { kind: 'unknown-order' }
  /** It is being packed, was sent, is not paid yet or has ended otherwise. */
  | { kind: 'under-way' };

/** Cancels an order for its buyer, who has shown that it is theirs. One that is cancelled stays so. */
export async function cancelOwnOrder(db: ShopDatabase, orderId: number, now: number): Promise<CancelResult> {
  const moved = await moveOrder(db, { orderId, to: 'cancelled', from: untouched, by: 'buyer', note: '', now });
  if (moved.kind === 'unknown-order') return moved;
  const order = await createOrderRepository(db).find(orderId);
  if (order?.status !== 'cancelled') return { kind: 'under-way' };
  const isPaidBack = order.isRefundDue || order.counted.totals.balance.pending > 0;
  return { kind: 'cancelled', orderId, isPaidBack };
}
