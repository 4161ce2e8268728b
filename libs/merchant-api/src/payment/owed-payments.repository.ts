import type { ShopDatabase } from '../database/shop-database.ts';

/** Money that came for nothing, such as a second time for one order; minor units. */
export interface OwedPayment {
  sessionId: string;
  provider: string;
  /** Null where no order was placed. */
  orderId: number | null;
  amount: number;
  currency: string;
}

/** Reads the payments that are to be given back at their provider, the oldest first. */
export async function readOwedPayments(db: ShopDatabase): Promise<readonly OwedPayment[]> {
  const rows = await db
    .selectFrom('payment_sessions')
    .select(['session_id as sessionId', 'provider', 'order_id as orderId', 'paid_amount', 'paid_currency'])
    .where('is_refund_due', '=', true)
    .orderBy('updated_at')
    .orderBy('session_id')
    .execute();
  return rows.map(({ paid_amount, paid_currency, ...payment }) => ({
    ...payment,
    amount: paid_amount ?? 0,
    currency: paid_currency ?? '',
  }));
}

/** Notes that a payment was given back; false where none of that name is owed. */
export async function notePaymentReturned(db: ShopDatabase, sessionId: string, now: number): Promise<boolean> {
  const owed = db
    .updateTable('payment_sessions')
    .set({ is_refund_due: false, updated_at: new Date(now) })
    .where('session_id', '=', sessionId)
    .where('is_refund_due', '=', true);
  return (await owed.returning('session_id').execute()).length === 1;
}
