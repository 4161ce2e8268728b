import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { PaymentOutcome } from '../order/payment-outcome.ts';
import type { NewPaymentSession, PaymentSession } from './payment-session.ts';
import type { PaymentSessionsTable } from './payment.tables.ts';

/** Writes a session that was begun; one that is there already stays as it is. */
export async function writeSession(db: ShopDatabase, session: NewPaymentSession): Promise<void> {
  const { begunAt, askAt } = session;
  const row = {
    session_id: session.sessionId,
    provider: session.provider,
    cart_id: session.cartId,
    order_id: session.orderId,
    form_key: session.formKey,
    channel_id: session.channelId,
    market_id: session.marketId,
    language_id: session.languageId,
    user_id: session.userId,
    email: session.email,
    payment_id: session.paymentId,
    amount: session.amount,
    currency: session.currency,
    page_url: session.pageUrl,
    html_snippet: session.htmlSnippet,
    outcome: null,
    ask_at: askAt === null ? null : new Date(askAt),
    created_at: new Date(begunAt),
    updated_at: new Date(begunAt),
  };
  await db
    .insertInto('payment_sessions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Finds a session by its id. */
export async function findSession(db: ShopDatabase, sessionId: string): Promise<PaymentSession | null> {
  return orNull(await sessions(db).where('session_id', '=', sessionId).executeTakeFirst());
}

/** Finds a session, and keeps others from changing it until the transaction ends. It is locked before its cart is. */
export async function lockSession(db: ShopDatabase, sessionId: string): Promise<PaymentSession | null> {
  return orNull(await sessions(db).where('session_id', '=', sessionId).forUpdate().executeTakeFirst());
}

/** The newest session of an order. */
export async function findSessionOfOrder(db: ShopDatabase, orderId: number): Promise<PaymentSession | null> {
  const newest = sessions(db).where('order_id', '=', orderId).orderBy('created_at', 'desc').limit(1);
  return orNull(await newest.executeTakeFirst());
}

/** The form that was made for the same before and still waits. */
export async function findForm(db: ShopDatabase, cartId: string, formKey: string): Promise<PaymentSession | null> {
  const same = sessions(db).where('cart_id', '=', cartId).where('form_key', '=', formKey);
  return orNull(await same.where('outcome', 'is', null).orderBy('created_at', 'desc').limit(1).executeTakeFirst());
}

/** Whose wish to pay it is, and by which option. */
export interface Payer {
  cartId: string;
  email: string;
  paymentId: number;
}

/** Whether a provider refused this customer for this cart. */
export async function wasBlocked(db: ShopDatabase, { cartId, email, paymentId }: Payer): Promise<boolean> {
  const row = await db
    .selectFrom('payment_sessions')
    .select('session_id')
    .where('cart_id', '=', cartId)
    .where('payment_id', '=', paymentId)
    .where('email', '=', email.trim().toLowerCase())
    .where('outcome', '=', 'blocked')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes which order a form has placed, and when its provider is asked about it. */
export async function linkOrder(
  db: ShopDatabase,
  sessionId: string,
  { orderId, now, askAt }: { orderId: number; now: number; askAt: number },
): Promise<void> {
  const values = { order_id: orderId, updated_at: new Date(now), ask_at: new Date(askAt) };
  await db.updateTable('payment_sessions').set(values).where('session_id', '=', sessionId).execute();
}

/** Takes sessions whose provider is to be asked, oldest first, so that nobody else asks about them until `until`. */
export async function takeDueSessions(
  db: ShopDatabase,
  { now, until, most }: { now: number; until: number; most: number },
): Promise<PaymentSession[]> {
  const due = db
    .selectFrom('payment_sessions')
    .select('session_id')
    .where('ask_at', '<=', new Date(now))
    .orderBy('ask_at')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const taken = db.updateTable('payment_sessions').set({ ask_at: new Date(until) });
  return (await taken.where('session_id', 'in', due).returningAll().execute()).map(toSession);
}

/** Notes when a provider is asked again, unless it has told meanwhile. */
export async function askAgain(db: ShopDatabase, sessionId: string, askAt: number): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({ ask_at: new Date(askAt) })
    .where('session_id', '=', sessionId)
    .where('outcome', 'is', null)
    .execute();
}

/** Orders that wait for money since before `until` although nobody was ever shown where to pay. */
export async function findUnbegunOrders(db: ShopDatabase, until: number, most: number): Promise<number[]> {
  const rows = await db
    .selectFrom('orders as order')
    .select('order.order_id')
    .where('order.status', '=', 'pending-payment')
    .where('order.created_at', '<=', new Date(until))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_sessions as session')
            .select('session.session_id')
            .whereRef('session.order_id', '=', 'order.order_id'),
        ),
      ),
    )
    .orderBy('order.created_at')
    .limit(most)
    .execute();
  return rows.map(({ order_id }) => order_id);
}

/** What a provider told, as it is kept. */
export interface KeptOutcome {
  outcome: PaymentOutcome;
  /** What was paid; null where nothing was. */
  paid: { amount: number; currency: string } | null;
  isRefundDue: boolean;
}

/** Writes what came of a session. Nobody is asked about it again. */
export async function writeOutcome(
  db: ShopDatabase,
  sessionId: string,
  { outcome, paid, isRefundDue }: KeptOutcome,
  now: number,
): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({
      outcome,
      paid_amount: paid?.amount ?? null,
      paid_currency: paid?.currency ?? null,
      is_refund_due: isRefundDue,
      ask_at: null,
      updated_at: new Date(now),
    })
    .where('session_id', '=', sessionId)
    .execute();
}

function sessions(db: ShopDatabase) {
  return db.selectFrom('payment_sessions').selectAll();
}

function orNull(row: Selectable<PaymentSessionsTable> | undefined): PaymentSession | null {
  return row ? toSession(row) : null;
}

function toSession(row: Selectable<PaymentSessionsTable>): PaymentSession {
  return {
    sessionId: row.session_id,
    provider: row.provider,
    cartId: row.cart_id,
    orderId: row.order_id,
    channelId: row.channel_id,
    marketId: row.market_id,
    languageId: row.language_id,
    userId: row.user_id,
    paymentId: row.payment_id,
    amount: row.amount,
    currency: row.currency,
    pageUrl: row.page_url,
    htmlSnippet: row.html_snippet,
    outcome: row.outcome,
    begunAt: row.updated_at.getTime(),
  };
}
