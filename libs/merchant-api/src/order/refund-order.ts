import { refundToBalances, readOrderFunds } from '../balance/refund-to-balances.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { balanceReference } from './balance-reference.ts';
import type { OrderDeed } from './move-order.ts';
import type { OrderRecord } from './order-record.ts';
import { isEnded, type OrderStatus } from './order-status.ts';
import { closeBoughtCards, lockBoughtCards } from './gift-card/bought-gift-card.repository.ts';
import { closedGiftCardsOf, openCards, spentByCards, type BoughtGiftCard } from './gift-card/bought-gift-card.rules.ts';
import { lockOrder, writeOrderState } from './order.repository.ts';
import { billedOrder, hasOpenBill } from './open-bill.rules.ts';
import { payBackRefunds, type PayBackPort } from './pay-back.ts';
import {
  planRefund,
  type RefundableOrder,
  type RefundRefusal,
  type RefundRow,
  type RefundWish,
} from './plan-refund.rules.ts';
import { repeatedRefund } from './repeated-refund.rules.ts';
import { refundedUnits } from './refunded-units.rules.ts';
import { readOrderLines, readRefunds, writeRefund, type RefundRecord } from './refund.repository.ts';

/** Money that a buyer gets back. */
export interface OrderRefund extends OrderDeed {
  wish: RefundWish;
  /** Why, for the buyer to read. */
  reason: string;
  /** Whether it is meant although the same amount was refunded just before. */
  isMeantAgain?: boolean;
}

/** What came of a refund; amounts are minor units. `left` is what the payment has still to give back, `bill` what became of one that is not paid. */
export type RefundResult =
  | {
      kind: 'refunded';
      status: OrderStatus;
      currency: string;
      toBalance: number;
      toPayment: number;
      bill: { credited: number; left: number } | null;
      left: number;
      problem: string | null;
    }
  | { kind: 'unknown-order' }
  /** The same amount was refunded within the last day, at this moment. */
  | { kind: 'repeated'; amount: number; at: number; currency: string }
  | { kind: 'refused'; refusal: RefundRefusal };

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
  const { order, status, rows, bill } = written;
  const { left, problem } = await payBackRefunds({ db, payments, now: refund.now }, order);
  const { currency } = order;
  const sums = { toBalance: sumOf(rows, true), toPayment: bill ? 0 : sumOf(rows, false), bill };
  return { kind: 'refunded', status, currency, ...sums, left, problem };
}

async function writeLocked(db: ShopDatabase, refund: OrderRefund) {
  const { orderId, wish, reason, by, now } = refund;
  const order = await lockOrder(db, orderId);
  if (!order) return { kind: 'unknown-order' as const };
  const reference = balanceReference(orderId);
  const isCredit = hasOpenBill(order);
  // A cancelled order gave back what balances had paid.
  const funds = order.isPaid || isCredit ? await readOrderFunds(db, reference) : [];
  const drawn = funds.reduce((sum, { amount }) => sum + amount, 0);
  const earlier = (await readRefunds(db, [orderId])).get(orderId) ?? [];
  const cards = await lockBoughtCards(db, orderId);
  const left = lessSpent({ payment: asked(order, earlier), balance: drawn }, spentByCards(cards));
  const plan = planRefund({ ...(await refundableOf(db, { order, earlier, cards })), left }, wish);
  if (!plan.ok) return { kind: 'refused' as const, refusal: plan.refusal };
  const { rows } = plan;
  const toBalance = sumOf(rows, true);
  const amount = toBalance + sumOf(rows, false);
  // What is left goes back once, whatever is repeated.
  const isSure = refund.isMeantAgain || wish.kind === 'whole';
  const at = isSure ? null : repeatedRefund(earlier, amount, now);
  if (at !== null) return { kind: 'repeated' as const, amount, at, currency: order.currency };
  const refundId = await writeRefund(db, { orderId, reason, rows, isCredit, now });
  const closed = rows.flatMap((row) => openCards(cards, row.linePosition ?? -1).slice(0, row.quantity));
  await closeBoughtCards(db, closed, now);
  await refundToBalances(db, { funds, amount: toBalance, reference: `${reference}/refund-${refundId}` }, now);
  const isAll = amount === left.payment + left.balance;
  const status = isAll && !isEnded(order.status) ? 'refunded' : order.status;
  const isRefundDue = !isCredit && sumOf(rows, false) > 0;
  const event = { kind: 'refunded', now, data: { refundId, by, reason, amount } };
  await writeOrderState(db, orderId, { status, isPaid: order.isPaid, isRefundDue }, event);
  const bill = isCredit ? { credited: sumOf(rows, false), left: left.payment - sumOf(rows, false) } : null;
  if (amount > 0) await tellBuyer(db, { order, rows, reason, bill, closed, now });
  return { kind: 'written' as const, order, status, rows, bill };
}

interface WrittenRefund {
  order: OrderRecord;
  rows: readonly RefundRow[];
  reason: string;
  bill: { credited: number; left: number } | null;
  /** The gift cards that it took back. */
  closed: readonly BoughtGiftCard[];
  now: number;
}

function tellBuyer(db: ShopDatabase, { order, rows, reason, bill, closed, now }: WrittenRefund): Promise<void> {
  const { email: to, languageId, currency } = order;
  const toBalance = sumOf(rows, true);
  const common = { orderId: String(order.orderId), currency, reason, toBalance };
  if (!bill) {
    const { name: paymentName } = order.checkout.payment;
    const data = { ...common, paymentName, toPayment: sumOf(rows, false), closed: closedGiftCardsOf(currency, closed) };
    return queueMail(db, { to, kind: 'order-refunded', languageId, data }, now);
  }
  const vat = rows.reduce((sum, row) => sum + (row.toBalance ? 0 : row.vat), 0);
  const data = { ...billedOrder(order), ...common, ...bill, vat };
  return queueMail(db, { to, kind: 'bill-credited', languageId, data }, now);
}

/** What bought gift cards have paid for since is not paid back: it is taken off the payment, which paid for them. */
function lessSpent({ payment, balance }: RefundableOrder['left'], spent: number): RefundableOrder['left'] {
  const byPayment = Math.min(payment, spent);
  return { payment: payment - byPayment, balance: balance - Math.min(balance, spent - byPayment) };
}

/** What the payment paid and has not given back, or what its bill asks for. */
function asked(order: OrderRecord, earlier: readonly RefundRecord[]): number {
  return order.isPaid || hasOpenBill(order) ? order.counted.totals.balance.toPay.incVat - sumOf(earlier, false) : 0;
}

interface ReadOrder {
  order: OrderRecord;
  earlier: readonly RefundRecord[];
  cards: readonly BoughtGiftCard[];
}

async function refundableOf(db: ShopDatabase, { order, earlier, cards }: ReadOrder) {
  const { totals } = order.counted;
  const lines = await readOrderLines(db, order.orderId);
  const cardsLeft = (position: number) =>
    cards.some(({ linePosition }) => linePosition === position)
      ? openCards(cards, position).map(({ held, amount }) => Math.min(held, amount))
      : null;
  const fees = [
    { kind: 'shipping' as const, amount: totals.shipping.fee },
    { kind: 'payment-fee' as const, amount: totals.paymentFee },
  ];
  const open = fees.filter(({ kind, amount }) => amount.incVat > 0 && !earlier.some((row) => row.kind === kind));
  const { incVat, exVat } = totals.total.selling;
  return {
    lines: lines.map((line) => ({
      ...line,
      refundedUnits: refundedUnits(earlier, line.position),
      cardsLeft: cardsLeft(line.position),
    })),
    fees: open.map(({ kind, amount }) => ({ kind, incVat: amount.incVat, vat: amount.incVat - amount.exVat })),
    over: isEnded(order.status) ? { incVat, vat: incVat - exVat } : null,
  } satisfies Omit<RefundableOrder, 'left'>;
}

function sumOf(rows: readonly RefundRow[], toBalance: boolean): number {
  return rows.filter((row) => row.toBalance === toBalance).reduce((sum, { incVat }) => sum + incVat, 0);
}
