import type { ShopDatabase } from '../database/shop-database.ts';
import { addOrderEvent, lockOrder, writeOrderState } from './order.repository.ts';
import type { OrderRecord } from './order-record.ts';
import { notePaidBack, readOpenPayBacks } from './refund.repository.ts';

/** Money that goes back the way it came. */
export interface PayBack {
  order: OrderRecord;
  /** The same refund is paid back once, however often it is asked for. */
  refundId: number;
  /** Minor units of the order's currency. */
  amount: number;
}

/** Whoever took the payment, and can give it back. It throws where that fails; it is asked again then. */
export interface PayBackPort {
  payBack(payBack: PayBack): Promise<void>;
}

/** What paying back works with. */
export interface PayBackPorts {
  db: ShopDatabase;
  now: number;
  payments: PayBackPort;
}

/** What is still to be paid back of an order, in minor units; what failed is among it, with its reason. */
export interface PayBackResult {
  left: number;
  problem: string | null;
}

/** Pays back what refunds of an order still owe. No lock is held while the payment is asked, which knows a refund again. */
export async function payBackRefunds({ db, now, payments }: PayBackPorts, order: OrderRecord): Promise<PayBackResult> {
  let problem: string | null = null;
  for (const { refundId, amount } of await readOpenPayBacks(db, order.orderId)) {
    try {
      await payments.payBack({ order, refundId, amount });
      await noteDone(db, order.orderId, { refundId, amount, now });
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
  }
  const open = await readOpenPayBacks(db, order.orderId);
  return { left: open.reduce((sum, { amount }) => sum + amount, 0), problem };
}

async function noteDone(
  db: ShopDatabase,
  orderId: number,
  { refundId, amount, now }: { refundId: number; amount: number; now: number },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order || !(await notePaidBack(trx, refundId, now))) return;
    const event = { kind: 'paid-back', now, data: { refundId, amount } };
    const isDone = (await readOpenPayBacks(trx, orderId)).length === 0;
    if (!isDone) return addOrderEvent(trx, orderId, event);
    const { status, isPaid } = order;
    return writeOrderState(trx, orderId, { status, isPaid, isRefundDue: false }, event);
  });
}
