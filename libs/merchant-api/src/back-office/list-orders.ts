import type { ShopDatabase } from '../database/shop-database.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { readOpenWithdrawals } from '../order/withdrawal/open-withdrawals.repository.ts';

/** An order in a list; the total is minor units inc VAT. */
export interface ListedOrder {
  orderId: number;
  email: string;
  status: OrderStatus;
  isPaid: boolean;
  isRefundDue: boolean;
  total: number;
  currency: string;
  createdAt: Date;
  /** By when money of an open withdrawal must be back, as an ISO date of the market; null where none is open. */
  payBackBy: string | null;
}

/** The newest orders, or the newest in one state. */
export async function listOrders(
  db: ShopDatabase,
  { most, status }: { most: number; status: OrderStatus | null },
): Promise<readonly ListedOrder[]> {
  const open = await readOpenWithdrawals(db);
  const newest = db
    .selectFrom('orders')
    .select(['order_id as orderId', 'email', 'status', 'currency', 'created_at as createdAt'])
    .select(['is_paid as isPaid', 'is_refund_due as isRefundDue', 'total_inc_vat as total'])
    .orderBy('order_id', 'desc')
    .limit(most);
  const orders = await (status === null ? newest : newest.where('status', '=', status)).execute();
  return orders.map((order) => ({
    ...order,
    payBackBy: open.find(({ orderId }) => orderId === order.orderId)?.payBackBy ?? null,
  }));
}
