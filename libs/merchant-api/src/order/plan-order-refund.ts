import { readOrderFunds } from '../balance/refund-to-balances.ts';
import type { Fund } from '../balance/fund.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { balanceReference } from './balance-reference.ts';
import { lockBoughtCards, readBoughtCards } from './gift-card/bought-gift-card.repository.ts';
import { openCards, spentByCards, type BoughtGiftCard } from './gift-card/bought-gift-card.rules.ts';
import { hasOpenBill } from './open-bill.rules.ts';
import type { OrderRecord } from './order-record.ts';
import { isEnded } from './order-status.ts';
import {
  planRefund,
  type RefundableOrder,
  type RefundRefusal,
  type RefundRow,
  type RefundRequest,
} from './plan-refund.rules.ts';
import { readOrderLines, readRefunds, type RefundRecord } from './refund.repository.ts';
import { refundedUnits } from './refunded-units.rules.ts';
import { repeatedRefund } from './repeated-refund.rules.ts';

/** A refund as it is going to be written. Amounts are minor units. */
export interface PlannedRefund {
  order: OrderRecord;
  rows: readonly RefundRow[];
  toBalance: number;
  /** What the payment gives back, or what is taken off its bill. */
  toPayment: number;
  /** The balances that paid, with what each has not got back. */
  funds: readonly Fund[];
  /** The gift cards that it takes back. */
  closed: readonly BoughtGiftCard[];
  /** What becomes of a bill that is not paid; null where there is none. */
  bill: { credited: number; left: number } | null;
  /** Whether nothing is left to refund. */
  isAll: boolean;
}

/** What a refund would be, or why there is none. */
export type OrderRefundPlan =
  | { kind: 'planned'; refund: PlannedRefund }
  /** The same amount was refunded within the last day, at this moment. */
  | { kind: 'repeated'; amount: number; at: number; currency: string }
  | { kind: 'refused'; refusal: RefundRefusal };

/** What is asked for; `isMeantAgain` where it is although the same amount was refunded just before. */
export interface RefundAsked {
  request: RefundRequest;
  isMeantAgain?: boolean;
  now: number;
}

/** Plans the refund of an order that is locked. The balances that it touches are locked as well from here on. */
export async function planOrderRefund(
  db: ShopDatabase,
  order: OrderRecord,
  asked: RefundAsked,
): Promise<OrderRefundPlan> {
  const { request, isMeantAgain, now } = asked;
  const read = await readRefundable(db, order, lockBoughtCards);
  const planned = plan(read, request);
  if (planned.kind !== 'planned') return planned;
  const amount = planned.refund.toBalance + planned.refund.toPayment;
  // What is left goes back once, whatever is repeated.
  const isSure = isMeantAgain || request.kind === 'whole';
  const at = isSure ? null : repeatedRefund(read.earlier, amount, now);
  return at === null ? planned : { kind: 'repeated', amount, at, currency: order.currency };
}

/**
 * What a refund would be as an order stands now; null where there is none. It locks nothing: the refund itself is planned
 * anew, and can be another by then.
 */
export async function estimateOrderRefund(
  db: ShopDatabase,
  order: OrderRecord,
  request: RefundRequest,
): Promise<PlannedRefund | null> {
  const planned = plan(await readRefundable(db, order, readBoughtCards), request);
  return planned.kind === 'planned' ? planned.refund : null;
}

function plan(read: ReadOrder, request: RefundRequest): Exclude<OrderRefundPlan, { kind: 'repeated' }> {
  const { order, cards, funds } = read;
  const left = leftOf(read);
  const planned = planRefund({ ...refundableOf(read), left }, request);
  if (!planned.ok) return { kind: 'refused', refusal: planned.refusal };
  const { rows } = planned;
  const [toBalance, toPayment] = [sumOf(rows, true), sumOf(rows, false)];
  const closed = rows.flatMap((row) => openCards(cards, row.linePosition ?? -1).slice(0, row.quantity));
  const bill = hasOpenBill(order) ? { credited: toPayment, left: left.payment - toPayment } : null;
  const isAll = toBalance + toPayment === left.payment + left.balance;
  return { kind: 'planned', refund: { order, rows, toBalance, toPayment, funds, closed, bill, isAll } };
}

async function readRefundable(
  db: ShopDatabase,
  order: OrderRecord,
  readCards: (db: ShopDatabase, orderId: number, funds: readonly Fund[]) => Promise<readonly BoughtGiftCard[]>,
) {
  const { orderId } = order;
  // A cancelled order gave back what balances had paid.
  const isDrawn = order.isPaid || hasOpenBill(order);
  const funds = isDrawn ? await readOrderFunds(db, balanceReference(orderId)) : [];
  const cards = await readCards(db, orderId, funds);
  const earlier = (await readRefunds(db, [orderId])).get(orderId) ?? [];
  return { order, funds, cards, earlier, lines: await readOrderLines(db, orderId) };
}

type ReadOrder = Awaited<ReturnType<typeof readRefundable>>;

/** What bought gift cards have paid for since is not paid back: it is taken off the payment, which paid for them. */
function leftOf({ order, funds, cards, earlier }: ReadOrder): RefundableOrder['left'] {
  const drawn = funds.reduce((sum, { amount }) => sum + amount, 0);
  const payment = askedOf(order, earlier);
  const spent = spentByCards(cards);
  const byPayment = Math.min(payment, spent);
  return { payment: payment - byPayment, balance: drawn - Math.min(drawn, spent - byPayment) };
}

/** What the payment paid and has not given back, or what its bill asks for. */
function askedOf(order: OrderRecord, earlier: readonly RefundRecord[]): number {
  return order.isPaid || hasOpenBill(order) ? order.counted.totals.balance.toPay.incVat - sumOf(earlier, false) : 0;
}

function refundableOf({ order, earlier, cards, lines }: ReadOrder): Omit<RefundableOrder, 'left'> {
  const { totals } = order.counted;
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
  };
}

function sumOf(rows: readonly RefundRow[], toBalance: boolean): number {
  return rows.filter((row) => row.toBalance === toBalance).reduce((sum, { incVat }) => sum + incVat, 0);
}
