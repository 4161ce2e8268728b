import type { ShopDatabase } from '../database/shop-database.ts';
import type { OrderStatus } from '../order/order-status.ts';
import { readOrderEvents, type OrderEventRecord } from '../order/order-event.repository.ts';
import { readOrderLines } from '../order/refund.repository.ts';

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
}

/** An order with what was bought and what happened to it. */
export interface ShownOrder extends ListedOrder {
  publicId: string;
  lines: readonly { articleNumber: string; name: string; quantity: number; paid: number }[];
  events: readonly OrderEventRecord[];
}

function ordersOf(db: ShopDatabase) {
  return db
    .selectFrom('orders')
    .select(['order_id as orderId', 'public_id as publicId', 'email', 'status', 'currency', 'created_at as createdAt'])
    .select(['is_paid as isPaid', 'is_refund_due as isRefundDue', 'total_inc_vat as total']);
}

/** The newest orders, or the newest in one state. */
export async function listOrders(
  db: ShopDatabase,
  { most, status }: { most: number; status: OrderStatus | null },
): Promise<readonly ListedOrder[]> {
  const newest = ordersOf(db).orderBy('order_id', 'desc').limit(most);
  return (status === null ? newest : newest.where('status', '=', status)).execute();
}

/** One order; null where there is none with this number. */
export async function showOrder(db: ShopDatabase, orderId: number): Promise<ShownOrder | null> {
  const order = await ordersOf(db).where('order_id', '=', orderId).executeTakeFirst();
  if (!order) return null;
  const [lines, events] = await Promise.all([readOrderLines(db, orderId), readOrderEvents(db, orderId)]);
  return { ...order, lines, events };
}
