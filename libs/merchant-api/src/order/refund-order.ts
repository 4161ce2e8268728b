import { refundToBalances, readOrderFunds } from '../balance/refund-to-balances.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { balanceReference } from './balance-reference.ts';
import type { OrderDeed } from './move-order.ts';
import type { OrderRecord } from './order-record.ts';
import { isEnded, type OrderStatus } from './order-status.ts';
import { lockOrder, writeOrderState } from './order.repository.ts';
import { payBackRefunds, type PayBackPort } from './pay-back.ts';
import {
  planRefund,
  type RefundableOrder,
  type RefundRefusal,
  type RefundRow,
  type RefundWish,
} from './plan-refund.rules.ts';
import { readOrderLines, readRefunds, writeRefund, type RefundRecord } from './refund.repository.ts';

/** Money that a buyer gets back. */
export interface OrderRefund extends OrderDeed {
  wish: RefundWish;
  /** Why, for the buyer to read. */
  reason: string;
}

/** What came of a refund; amounts are minor units. `left` is what the payment has still to give back. */
export type RefundResult =
  | {
      kind: 'refunded';
      status: OrderStatus;
      currency: string;
      toBalance: number;
      toPayment: number;
      left: number;
      problem: string | null;
    }
  | { kind: 'unknown-order' }
  | { kind: 'refused'; refusal: RefundRefusal };

/** Refunds an order in whole or in part: to the balances at once, then the way that the payment came. */
export async function refundOrder(
  { db, payments }: { db: ShopDatabase; payments: PayBackPort },
  refund: OrderRefund,
): Promise<RefundResult> {
  const written = await db.transaction().execute((trx) => writeLocked(trx, refund));
  if (written.kind !== 'written') return written;
  const { order, status, rows } = written;
  const { left, problem } = await payBackRefunds({ db, payments, now: refund.now }, order);
  const toBalance = sumOf(rows, true);
  const { currency } = order;
  return { kind: 'refunded', status, currency, toBalance, toPayment: sumOf(rows, false), left, problem };
}

async function writeLocked(db: ShopDatabase, { orderId, wish, reason, by, now }: OrderRefund) {
  const order = await lockOrder(db, orderId);
  if (!order) return { kind: 'unknown-order' as const };
  const reference = balanceReference(orderId);
  // Until its bill is paid nothing can go back; a cancelled one gave back what balances had paid.
  const funds = order.isPaid ? await readOrderFunds(db, reference) : [];
  const drawn = funds.reduce((sum, { amount }) => sum + amount, 0);
  const earlier = (await readRefunds(db, [orderId])).get(orderId) ?? [];
  const refundable = {
    ...(await refundableOf(db, order, earlier)),
    left: { payment: paidOf(order, earlier), balance: drawn },
  };
  const plan = planRefund(refundable, wish);
  if (!plan.ok) return { kind: 'refused' as const, refusal: plan.refusal };
  const { rows } = plan;
  const refundId = await writeRefund(db, { orderId, reason, rows, now });
  const toBalance = sumOf(rows, true);
  await refundToBalances(db, { funds, amount: toBalance, reference: `${reference}/refund-${refundId}` }, now);
  const paidBack = toBalance + sumOf(rows, false);
  const isAll = paidBack === refundable.left.payment + drawn;
  const status = isAll && !isEnded(order.status) ? 'refunded' : order.status;
  const data = { refundId, by, reason, amount: paidBack };
  const isRefundDue = sumOf(rows, false) > 0;
  await writeOrderState(db, orderId, { status, isPaid: order.isPaid, isRefundDue }, { kind: 'refunded', now, data });
  const refunded = {
    ...{ orderId: String(orderId), currency: order.currency, reason, paymentName: order.checkout.payment.name },
    ...{ toPayment: sumOf(rows, false), toBalance },
  };
  const { email: to, languageId } = order;
  if (paidBack > 0) await queueMail(db, { to, kind: 'order-refunded', languageId, data: refunded }, now);
  return { kind: 'written' as const, order, status, rows };
}

/** What the payment paid and has not given back. */
function paidOf({ isPaid, counted }: OrderRecord, earlier: readonly RefundRecord[]): number {
  return isPaid ? counted.totals.balance.toPay.incVat - sumOf(earlier, false) : 0;
}

async function refundableOf(db: ShopDatabase, order: OrderRecord, earlier: readonly RefundRecord[]) {
  const { totals } = order.counted;
  const lines = await readOrderLines(db, order.orderId);
  const refundedUnits = (position: number) =>
    earlier.filter(({ linePosition }) => linePosition === position).reduce((sum, { quantity }) => sum + quantity, 0);
  const fees = [
    { kind: 'shipping' as const, amount: totals.shipping.fee },
    { kind: 'payment-fee' as const, amount: totals.paymentFee },
  ];
  const open = fees.filter(({ kind, amount }) => amount.incVat > 0 && !earlier.some((row) => row.kind === kind));
  const { incVat, exVat } = totals.total.selling;
  return {
    lines: lines.map((line) => ({ ...line, refundedUnits: refundedUnits(line.position) })),
    fees: open.map(({ kind, amount }) => ({ kind, incVat: amount.incVat, vat: amount.incVat - amount.exVat })),
    over: isEnded(order.status) ? { incVat, vat: incVat - exVat } : null,
  } satisfies Omit<RefundableOrder, 'left'>;
}

function sumOf(rows: readonly RefundRow[], toBalance: boolean): number {
  return rows.filter((row) => row.toBalance === toBalance).reduce((sum, { incVat }) => sum + incVat, 0);
}
