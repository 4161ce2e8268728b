import { sql } from 'kysely';
import { PREPARED_STATEMENT } from '../database/prepared-statement.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { freezeCart } from './frozen-cart.rules.ts';
import type { OrderLineRecord, OrderRecord } from './order-record.ts';

/** An order that is to be written. */
export interface NewOrder extends Omit<
  OrderRecord,
  'orderId' | 'updatedAt' | 'isRefundDue' | 'paidAt' | 'completedAt'
> {
  idempotencyKey: string | null;
  lines: readonly OrderLineRecord[];
}

const ORDER_COLUMNS = `public_id, cart_id, cart_version, next_cart_id, idempotency_key, channel_id, market_id, language_id, currency,
  user_id, email, status, is_paid, paid_at, counted, checkout, confirmation, total_inc_vat, total_ex_vat, created_at,
  updated_at`;
const LINE_COLUMNS = `position, sku_id, product_id, article_number, name, quantity, rate_bp, unit_selling, total_inc_vat,
  total_ex_vat, fixed_discount`;

/** Writes an order with its lines and its first event, all in one statement, and gives it its number. */
export async function writeOrder(db: ShopDatabase, order: NewOrder): Promise<OrderRecord> {
  const { idempotencyKey: _, lines, ...record } = order;
  const paidAt = order.isPaid ? order.createdAt : null;
  const orderRow = JSON.stringify(toOrderRow(order, paidAt));
  const lineRows = JSON.stringify(lines.map(toLineRow));
  const [orderColumns, lineColumns] = [sql.raw(ORDER_COLUMNS), sql.raw(LINE_COLUMNS)];
  const { rows } = await sql<{ order_id: number }>`${sql.raw(PREPARED_STATEMENT)}
    with placed as (
      insert into orders (${orderColumns})
      select ${orderColumns} from json_populate_record(null::orders, ${orderRow}::json)
      returning order_id
    ),
    line as (
      insert into order_lines (order_id, ${lineColumns})
      select (select order_id from placed), ${lineColumns}
      from json_populate_recordset(null::order_lines, ${lineRows}::json)
    ),
    event as (
      insert into order_events (order_id, kind, happened_at, data)
      select order_id, 'placed', ${order.createdAt}, ${JSON.stringify({ status: order.status })}::jsonb from placed
    )
    select order_id from placed
  `.execute(db);
  const [placed] = rows;
  if (!placed) throw new Error('The order was not written');
  const { order_id: orderId } = placed;
  return { ...record, orderId, isRefundDue: false, updatedAt: order.createdAt, paidAt, completedAt: null };
}

function toOrderRow(order: NewOrder, paidAt: Date | null) {
  const { selling } = order.counted.totals.total;
  return {
    public_id: order.publicId,
    cart_id: order.cartId,
    cart_version: order.cartVersion,
    next_cart_id: order.nextCartId,
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
    counted: freezeCart(order.counted),
    checkout: order.checkout,
    confirmation: order.confirmation,
    total_inc_vat: selling.incVat,
    total_ex_vat: selling.exVat,
    created_at: order.createdAt,
    updated_at: order.createdAt,
  };
}

function toLineRow(line: OrderLineRecord, position: number) {
  return {
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
  };
}
