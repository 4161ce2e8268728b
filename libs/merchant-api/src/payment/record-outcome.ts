import type { Issuing } from '../balance/issue-gift-card.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { addOrderEvent, createOrderRepository } from '../order/order.repository.ts';
import type { OrderRecord } from '../order/order-record.ts';
import type { PaymentOutcome } from '../order/payment-outcome.ts';
import { failPayment, takePayment } from '../order/settle-payment.ts';
import type { PaymentSession } from './payment-session.ts';
import { lockSession, writeOutcome } from './payment-session.repository.ts';

/** How a session ended, as its provider tells; the amount is minor units. */
export interface PaymentNews {
  outcome: PaymentOutcome;
  amount: number;
  currency: string;
}

/** What the news changed: nothing where it came once more, a refund where the money pays for nothing. */
export type RecordedOutcome = 'unknown-session' | 'settled' | 'unchanged' | 'refund-due';

/**
 * Takes what a provider told, once, in whatever order it comes: money counts however late it is, and nothing takes it back
 * again. It pays for its order only where it is as much as the order asks, in its currency.
 */
export function recordOutcome(
  db: ShopDatabase,
  sessionId: string,
  news: PaymentNews,
  issuing: Issuing,
): Promise<RecordedOutcome> {
  const { now } = issuing;
  return db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, sessionId);
    if (!session) return 'unknown-session';
    const { outcome, orderId } = session;
    if (outcome === 'paid' || (outcome !== null && news.outcome !== 'paid')) return 'unchanged';
    if (news.outcome === 'paid') return takeMoney(trx, session, news, issuing);
    await writeOutcome(trx, sessionId, { outcome: news.outcome, paid: null, isRefundDue: false }, now);
    const settled = orderId === null ? null : await failPayment(trx, orderId, news.outcome, now);
    return settled?.kind === 'settled' ? 'settled' : 'unchanged';
  });
}

/** Money that its order cannot take is owed by the session; money for an order that is over, by the order. Never by both. */
async function takeMoney(
  db: ShopDatabase,
  { sessionId, orderId }: PaymentSession,
  { amount, currency }: PaymentNews,
  issuing: Issuing,
): Promise<RecordedOutcome> {
  const { now } = issuing;
  const money = { sessionId, amount, currency };
  const order = orderId === null ? null : await createOrderRepository(db).find(orderId);
  const taken = order ? await payFor(db, order, money, issuing) : 'not-taken';
  const isRefundDue = taken === 'not-taken';
  await writeOutcome(db, sessionId, { outcome: 'paid', paid: { amount, currency }, isRefundDue }, now);
  return taken === 'settled' ? 'settled' : 'refund-due';
}

interface Money {
  sessionId: string;
  amount: number;
  currency: string;
}

/** Pays for an order; `owed` where it is over, and pays the money back. */
async function payFor(
  db: ShopDatabase,
  order: OrderRecord,
  money: Money,
  issuing: Issuing,
): Promise<'settled' | 'owed' | 'not-taken'> {
  const { orderId } = order;
  const { now } = issuing;
  const notTaken = async (kind: string) => {
    await addOrderEvent(db, orderId, { kind, now, data: { ...money } });
    return 'not-taken' as const;
  };
  if (money.amount !== order.counted.totals.balance.toPay.incVat || money.currency !== order.currency) {
    // An order that is paid wrongly is not paid: it ends, and was never paid what its books would give back.
    await failPayment(db, orderId, 'declined', now);
    return notTaken('paid-wrong-amount');
  }
  const { kind } = await takePayment(db, orderId, issuing);
  if (kind === 'settled') return 'settled';
  return kind === 'refund-due' ? 'owed' : notTaken('paid-twice');
}
