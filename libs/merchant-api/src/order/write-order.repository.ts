import type { ShopDatabase } from '../database/shop-database.ts';
import { freezeCart } from './frozen-cart.rules.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';
import { addOrderEvent } from './order.repository.ts';

/** An order that is to be written. */
export interface NewOrder extends Omit<
  OrderRecord,
  'orderId' | 'updatedAt' | 'isRefundDue' | 'paidAt' | 'completedAt'
> {
  idempotencyKey: string | null;
  lines: readonly OrderLineRecord[];
}

/** Writes an order with its lines and its first event, and gives it its number. */
export async function writeOrder(db: ShopDatabase, order: NewOrder): Promise<OrderRecord> {
  const { totals } = order.counted;
  const paidAt = order.isPaid ? order.createdAt : null;
  const { order_id: orderId } = await db
    .insertInto('orders')
    .values({
      public_id: order.publicId,
      cart_id: order.cartId,
      cart_version: order.cartVersion,
      idempotency_key: order.idempotencyKey,
      channel_id: order.channelId,
      market_id: order.marketId,
      language_id: order.languageId,
      currency: order.currency,
      user_id: order.userId,
      email: order.email,
      status: order.status,
      is_paid: order.isPaid,
      paid_at: paidAt,
      counted: JSON.stringify(freezeCart(order.counted)),
      checkout: JSON.stringify(order.checkout),
      confirmation: order.confirmation && JSON.stringify(order.confirmation),
      total_inc_vat: totals.total.selling.incVat,
      total_ex_vat: totals.total.selling.exVat,
      created_at: order.createdAt,
      updated_at: order.createdAt,
    })
    .returning('order_id')
    .executeTakeFirstOrThrow();
  await writeLines(db, orderId, order.lines);
  await addOrderEvent(db, orderId, { kind: 'placed', now: order.createdAt.getTime(), data: { status: order.status } });
  const { idempotencyKey: _, lines: __, ...record } = order;
  return { ...record, orderId, isRefundDue: false, updatedAt: order.createdAt, paidAt, completedAt: null };
}

async function writeLines(db: ShopDatabase, orderId: number, lines: readonly OrderLineRecord[]): Promise<void> {
  const rows = lines.map((line, position) => ({
    order_id: orderId,
    position,
    sku_id: line.skuId,
    product_id: line.productId,
    article_number: line.articleNumber,
    name: line.name,
    quantity: line.quantity,
    rate_bp: line.rateBp,
    unit_selling: line.unitSelling,
    total_inc_vat: line.totalIncVat,
    total_ex_vat: line.totalExVat,
    fixed_discount: line.fixedDiscount,
  }));
  await db.insertInto('order_lines').values(rows).execute();
}
