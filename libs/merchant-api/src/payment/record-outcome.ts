import type { ShopDatabase } from '../database/shop-database.ts';
import { addOrderEvent, createOrderRepository } from '../order/order.repository.ts';
import type { OrderRecord } from '../order/order-record.ts';
import type { PaymentOutcome } from '../order/payment-outcome.ts';
import { settlePayment } from '../order/settle-payment.ts';
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
  now: number,
): Promise<RecordedOutcome> {
  return db.transaction().execute(async (trx) => {
    const session = await lockSession(trx, sessionId);
    if (!session) return 'unknown-session';
    const { outcome, orderId } = session;
    if (outcome === 'paid' || (outcome !== null && news.outcome !== 'paid')) return 'unchanged';
    if (news.outcome === 'paid') return takeMoney(trx, session, news, now);
    await writeOutcome(trx, sessionId, { outcome: news.outcome, paid: null, isRefundDue: false }, now);
    const settled = orderId === null ? null : await settlePayment(trx, orderId, news.outcome, now);
    return settled?.kind === 'settled' ? 'settled' : 'unchanged';
  });
}

async function takeMoney(
  db: ShopDatabase,
  session: PaymentSession,
  { amount, currency }: PaymentNews,
  now: number,
): Promise<RecordedOutcome> {
  const { sessionId, orderId } = session;
  const order = orderId === null ? null : await createOrderRepository(db).find(orderId);
  const isSettled = order !== null && (await payFor(db, order, { sessionId, amount, currency }, now));
  await writeOutcome(db, sessionId, { outcome: 'paid', paid: { amount, currency }, isRefundDue: !isSettled }, now);
  return isSettled ? 'settled' : 'refund-due';
}

interface Money {
  sessionId: string;
  amount: number;
  currency: string;
}

/** Pays for an order; false where the money is to be given back. */
async function payFor(db: ShopDatabase, order: OrderRecord, money: Money, now: number): Promise<boolean> {
  const { orderId } = order;
  const isRight = money.amount === order.counted.totals.balance.toPay.incVat && money.currency === order.currency;
  // An order that is paid wrongly is not paid: it ends, and its money came for an order that is over.
  if (!isRight) await settlePayment(db, orderId, 'declined', now);
  const settled = await settlePayment(db, orderId, 'paid', now);
  if (!isRight) await addOrderEvent(db, orderId, { kind: 'paid-wrong-amount', now, data: { ...money } });
  else if (settled.kind === 'unchanged')
    await addOrderEvent(db, orderId, { kind: 'paid-twice', now, data: { ...money } });
  return settled.kind === 'settled';
}
