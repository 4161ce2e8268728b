import type { ShopDatabase } from '../../database/shop-database.ts';
import { readOrderEvents } from '../order-event.repository.ts';
import { readOrderedLines } from '../order-line.repository.ts';
import type { OrderRecord } from '../order-record.ts';
import { readRefunds } from '../refund.repository.ts';
import { WITHDRAWN, type WithdrawableOrder } from './withdrawal.rules.ts';
import type { WithdrawalExemption } from './withdrawal.tables.ts';

/** Reads what decides what of an order can be gone back on. */
export async function readWithdrawable(db: ShopDatabase, order: OrderRecord): Promise<WithdrawableOrder> {
  const { orderId } = order;
  const lines = await readOrderedLines(db, orderId);
  const refunds = (await readRefunds(db, [orderId])).get(orderId) ?? [];
  const events = await readOrderEvents(db, orderId);
  const articles = lines.map(({ articleNumber }) => articleNumber);
  return { order, lines, refunds, events, exemptions: await readExemptions(db, articles) };
}

/** Those of the orders that were gone back on, as a whole or in part. */
export async function readGoneBackOn(
  db: ShopDatabase,
  orders: readonly OrderRecord[],
): Promise<readonly WithdrawableOrder[]> {
  if (orders.length === 0) return [];
  const rows = await db
    .selectFrom('order_events')
    .select('order_id')
    .distinct()
    .where('kind', '=', WITHDRAWN)
    .where(
      'order_id',
      'in',
      orders.map(({ orderId }) => orderId),
    )
    .execute();
  const ids = new Set(rows.map(({ order_id }) => order_id));
  return Promise.all(orders.filter(({ orderId }) => ids.has(orderId)).map((order) => readWithdrawable(db, order)));
}

async function readExemptions(
  db: ShopDatabase,
  articles: readonly string[],
): Promise<ReadonlyMap<string, WithdrawalExemption>> {
  const exempt = db.selectFrom('withdrawal_exemptions').selectAll().where('article_number', 'in', articles);
  return new Map((await exempt.execute()).map(({ article_number, exemption }) => [article_number, exemption]));
}
