import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import { takenUnits, type ClaimedStock } from './stock-units.rules.ts';

/** Whose claim on stock is looked at, and when. */
export interface Claim {
  /** The order whose own hold does not stand in its way; null where there is none. */
  orderId: number | null;
  now: number;
}

/**
 * Reads stocks and keeps others from changing them until the transaction ends. Rows are locked in the order of their ids, so
 * that two sales never wait for each other in a circle.
 */
export async function lockStocks(
  db: ShopDatabase,
  skuIds: readonly number[],
  { orderId, now }: Claim,
): Promise<Map<number, ClaimedStock>> {
  if (skuIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('stock')
    .selectAll()
    .where('sku_id', 'in', skuIds)
    .orderBy('sku_id')
    .forUpdate()
    .execute();
  // A statement of its own, so that it sees what was held while this one waited for the lock.
  const held = await db
    .selectFrom('stock_holds')
    .select(['sku_id', sql<number>`sum(quantity)::integer`.as('units')])
    .where('sku_id', 'in', skuIds)
    .where('expires_at', '>', new Date(now))
    .where('order_id', '!=', orderId ?? 0)
    .groupBy('sku_id')
    .execute();
  const units = new Map(held.map((row) => [row.sku_id, row.units]));
  return new Map(
    rows.map(({ sku_id, in_stock: inStock, oversellable, static_stock: staticStock }) => [
      sku_id,
      { stock: { inStock, oversellable, staticStock }, heldByOthers: units.get(sku_id) ?? 0 },
    ]),
  );
}

/** Takes units for an order out of stocks that are locked, and notes from which part, all in one statement. */
export async function takeStock(
  db: ShopDatabase,
  orderId: number,
  wanted: ReadonlyMap<number, number>,
  stocks: ReadonlyMap<number, ClaimedStock>,
): Promise<void> {
  const rows = [...wanted].flatMap(([sku_id, units]) => {
    const claimed = stocks.get(sku_id);
    return claimed ? [{ sku_id, ...takenUnits(claimed.stock, units) }] : [];
  });
  await sql`
    with taken as (
      insert into taken_stock (order_id, sku_id, in_stock, oversellable, static_stock)
      select ${orderId}::integer, sku_id, "inStock", oversellable, "staticStock"
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as unit (sku_id integer, "inStock" integer, oversellable integer, "staticStock" integer)
      returning *
    )
    update stock set in_stock = stock.in_stock - taken.in_stock, oversellable = stock.oversellable - taken.oversellable,
      static_stock = stock.static_stock - taken.static_stock
    from taken where stock.sku_id = taken.sku_id
  `.execute(db);
}

/** Gives back what was taken for an order, to the parts of the stocks that it came from. Doing it again changes nothing. */
export async function returnStock(db: ShopDatabase, orderId: number): Promise<void> {
  const taken = await db.selectFrom('taken_stock').select('sku_id').where('order_id', '=', orderId).execute();
  if (taken.length === 0) return;
  const skuIds = taken.map(({ sku_id }) => sku_id);
  await db.selectFrom('stock').select('sku_id').where('sku_id', 'in', skuIds).orderBy('sku_id').forUpdate().execute();
  await sql`
    with taken as (delete from taken_stock where order_id = ${orderId} returning *)
    update stock set in_stock = stock.in_stock + taken.in_stock, oversellable = stock.oversellable + taken.oversellable,
      static_stock = stock.static_stock + taken.static_stock
    from taken where stock.sku_id = taken.sku_id
  `.execute(db);
}

/** Keeps units for an order until a moment. */
export async function holdStock(
  db: ShopDatabase,
  orderId: number,
  wanted: ReadonlyMap<number, number>,
  expiresAt: number,
): Promise<void> {
  const rows = [...wanted].map(([sku_id, quantity]) => ({
    order_id: orderId,
    sku_id,
    quantity,
    expires_at: new Date(expiresAt),
  }));
  await db.insertInto('stock_holds').values(rows).execute();
}

/** Gives back what is held for an order. */
export async function releaseStock(db: ShopDatabase, orderId: number): Promise<void> {
  await db.deleteFrom('stock_holds').where('order_id', '=', orderId).execute();
}
