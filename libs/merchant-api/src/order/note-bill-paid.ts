import type { Issuing } from '../balance/issue-gift-card.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { issueBoughtCards } from './gift-card/issue-bought-cards.ts';
import { hasOpenBill } from './open-bill.rules.ts';
import type { OrderAction } from './order-action.ts';
import { lockOrder, writeOrderState } from './order.repository.ts';

/** A bill that was paid, and what the gift cards that it bought are issued with. */
export interface PaidBill extends OrderAction, Issuing {}

/** What came of noting that a bill is paid. */
export type BillResult = { kind: 'paid' | 'paid-before' | 'unknown-order' | 'no-bill' };

/** Notes that the bill of an order is paid. */
export function noteBillPaid(db: ShopDatabase, { orderId, by, ...issuing }: PaidBill): Promise<BillResult> {
  const { now } = issuing;
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return { kind: 'unknown-order' };
    if (order.isPaid) return { kind: 'paid-before' };
    const { status, isRefundDue } = order;
    // Nothing is left of one that was credited to the end.
    if (!hasOpenBill(order) || status === 'refunded') return { kind: 'no-bill' };
    await writeOrderState(
      trx,
      orderId,
      { status, isPaid: true, isRefundDue },
      { kind: 'bill-paid', now, data: { by } },
    );
    await issueBoughtCards(trx, order, issuing);
    return { kind: 'paid' };
  });
}
