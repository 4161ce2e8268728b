import { refundToBalances } from '../balance/refund-to-balances.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { balanceReference } from './balance-reference.ts';
import { closeBoughtCards } from './gift-card/bought-gift-card.repository.ts';
import type { OrderAction } from './order-action.ts';
import { isEnded, type OrderStatus } from './order-status.ts';
import { lockOrder, writeOrderState } from './order.repository.ts';
import { payBackRefunds, type PayBackPort } from './pay-back.ts';
import { planOrderRefund, type PlannedRefund, type RefundAsked, type OrderRefundPlan } from './plan-order-refund.ts';
import { writeRefund } from './refund.repository.ts';
import { notifyRefund } from './notify-refund.ts';

/** Money that a buyer gets back. */
export interface OrderRefund extends OrderAction, RefundAsked {
  /** Why, for the buyer to read. */
  reason: string;
}

/** What came of a refund; amounts are minor units. `left` is what the payment has still to give back, `bill` what became of one that is not paid. */
export type RefundResult =
  | {
      kind: 'refunded';
      status: OrderStatus;
      currency: string;
      toBalance: number;
      toPayment: number;
      bill: PlannedRefund['bill'];
      left: number;
      problem: string | null;
    }
  | { kind: 'unknown-order' }
  | Exclude<OrderRefundPlan, { kind: 'planned' }>;

/**
 * Refunds an order in whole or in part: to the balances at once, then the way that the payment came. What is not paid yet is
 * taken off its bill.
 */
export async function refundOrder(
  { db, payments }: { db: ShopDatabase; payments: PayBackPort },
  refund: OrderRefund,
): Promise<RefundResult> {
  const written = await db.transaction().execute((trx) => writeLocked(trx, refund));
  if (written.kind !== 'written') return written;
  const { status } = written;
  const { order, toBalance, toPayment, bill } = written.refund;
  const { left, problem } = await payBackRefunds({ db, payments, now: refund.now }, order);
  const sums = { toBalance, toPayment: bill ? 0 : toPayment, bill };
  return { kind: 'refunded', status, currency: order.currency, ...sums, left, problem };
}

async function writeLocked(db: ShopDatabase, asked: OrderRefund) {
  const order = await lockOrder(db, asked.orderId);
  if (!order) return { kind: 'unknown-order' as const };
  const plan = await planOrderRefund(db, order, asked);
  if (plan.kind !== 'planned') return plan;
  const { refund } = plan;
  const status = await writePlanned(db, refund, asked);
  if (refund.toBalance + refund.toPayment > 0) await notifyRefund(db, refund, asked);
  return { kind: 'written' as const, refund, status };
}

/** Gives the state of the order afterwards. */
async function writePlanned(db: ShopDatabase, refund: PlannedRefund, action: OrderRefund): Promise<OrderStatus> {
  const { order, rows, toBalance, toPayment, funds, closed, bill, isAll } = refund;
  const { orderId, isPaid } = order;
  const { reason, by, now } = action;
  const refundId = await writeRefund(db, { orderId, reason, rows, isCredit: bill !== null, now });
  await closeBoughtCards(db, closed, now);
  const reference = `${balanceReference(orderId)}/refund-${refundId}`;
  await refundToBalances(db, { funds, amount: toBalance, reference }, now);
  const status = isAll && !isEnded(order.status) ? 'refunded' : order.status;
  const isRefundDue = bill === null && toPayment > 0;
  const event = { kind: 'refunded', now, data: { refundId, by, reason, amount: toBalance + toPayment } };
  await writeOrderState(db, orderId, { status, isPaid, isRefundDue }, event);
  return status;
}
