import { sql } from 'kysely';
import { groupBy } from '../database/group-by.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { RefundRow } from './plan-refund.rules.ts';

/** A refund that is to be written. */
export interface NewRefund {
  orderId: number;
  reason: string;
  rows: readonly RefundRow[];
  /** It is taken off a bill that is not paid: nothing of it has to go back by payment. */
  isCredit: boolean;
  now: number;
}

/** A row of a refund as it was written. */
export interface RefundRecord extends RefundRow {
  refundId: number;
  orderId: number;
  /** By which the row is known among all. */
  rowId: number;
  reason: string;
  createdAt: Date;
  /** It was taken off a bill that was not paid. */
  isCredit: boolean;
}

/** Rows of one refund have ids that follow each other; no order has as many lines. */
const MOST_ROWS = 1_000;

/** Writes a refund and gives its number. What came by payment is to be paid back; where nothing did, it is done. */
export async function writeRefund(
  db: ShopDatabase,
  { orderId, reason, rows, isCredit, now }: NewRefund,
): Promise<number> {
  const moment = new Date(now);
  const byPayment = isCredit ? [] : rows.filter(({ toBalance }) => !toBalance);
  const toPayment = byPayment.reduce((sum, { incVat }) => sum + incVat, 0);
  const refund = { order_id: orderId, reason, created_at: moment, to_payment: toPayment, is_credit: isCredit };
  const { refund_id } = await db
    .insertInto('refunds')
    .values({ ...refund, paid_back_at: toPayment === 0 ? moment : null })
    .returning('refund_id')
    .executeTakeFirstOrThrow();
  const values = rows.map((row, position) => ({
    refund_id,
    position,
    kind: row.kind,
    line_position: row.linePosition,
    sku_id: row.skuId,
    article_number: row.articleNumber,
    quantity: row.quantity,
    inc_vat: row.incVat,
    vat: row.vat,
    to_balance: row.toBalance,
  }));
  await db.insertInto('refund_rows').values(values).execute();
  return refund_id;
}

/** The rows of all refunds of orders, by the orders' numbers, the first refund first. */
export async function readRefunds(
  db: ShopDatabase,
  orderIds: readonly number[],
): Promise<Map<number, readonly RefundRecord[]>> {
  const rows = await db
    .selectFrom('refunds as refund')
    .innerJoin('refund_rows as row', 'row.refund_id', 'refund.refund_id')
    .select(['refund.refund_id', 'refund.order_id', 'refund.reason', 'refund.created_at', 'refund.is_credit'])
    .select(['row.position', 'row.kind', 'row.line_position', 'row.sku_id', 'row.article_number', 'row.quantity'])
    .select(['row.inc_vat', 'row.vat', 'row.to_balance'])
    .where('refund.order_id', 'in', orderIds)
    .orderBy('refund.refund_id')
    .orderBy('row.position')
    .execute();
  const refunds = rows.map((row) => ({
    refundId: row.refund_id,
    orderId: row.order_id,
    rowId: row.refund_id * MOST_ROWS + row.position,
    reason: row.reason,
    createdAt: row.created_at,
    isCredit: row.is_credit,
    kind: row.kind,
    linePosition: row.line_position,
    skuId: row.sku_id,
    articleNumber: row.article_number,
    quantity: row.quantity,
    incVat: row.inc_vat,
    vat: row.vat,
    toBalance: row.to_balance,
  }));
  return groupBy(refunds, ({ orderId }) => orderId);
}

/** A sum that is to go back the way it came, in minor units. */
export interface OpenPayBack {
  refundId: number;
  amount: number;
}

/** What is still to be paid back of an order. */
export async function readOpenPayBacks(db: ShopDatabase, orderId: number): Promise<readonly OpenPayBack[]> {
  return db
    .selectFrom('refunds')
    .select(['refund_id as refundId', 'to_payment as amount'])
    .where('order_id', '=', orderId)
    .where('paid_back_at', 'is', null)
    .orderBy('refund_id')
    .execute();
}

/** Notes that a refund is paid back; false where that was noted before. */
export async function notePaidBack(db: ShopDatabase, refundId: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ paid_back_at: new Date(now) })
    .where('refund_id', '=', refundId)
    .where('paid_back_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What was bought, as refunds look at it. */
export async function readOrderLines(db: ShopDatabase, orderId: number) {
  return db
    .selectFrom('order_lines as line')
    .select([
      'line.position',
      'line.sku_id as skuId',
      'line.article_number as articleNumber',
      'line.name',
      'line.quantity',
    ])
    .select(['line.rate_bp as rateBp', sql<number>`line.total_inc_vat - line.fixed_discount`.as('paid')])
    .where('line.order_id', '=', orderId)
    .orderBy('line.position')
    .execute();
}
