import type { ShopDatabase } from '../database/shop-database.ts';
import type { PriceEntry, PriceHistory } from './price-history.ts';

/** Reads the price histories of products in a market up to `now`, by product id. */
export async function readPriceHistories(
  db: ShopDatabase,
  productIds: readonly number[],
  marketId: string,
  now: number,
): Promise<Map<number, PriceHistory>> {
  const rows = await db
    .selectFrom('market_prices')
    .select(['product_id', 'selling_inc_vat', 'regular_inc_vat', 'valid_from'])
    .where('market_id', '=', marketId)
    .where('product_id', 'in', productIds)
    .where('valid_from', '<=', new Date(now))
    .orderBy('valid_from')
    .orderBy('price_log_id')
    .execute();
  const histories = new Map<number, PriceEntry[]>(productIds.map((id) => [id, []]));
  for (const row of rows) {
    histories.get(row.product_id)?.push({
      from: row.valid_from.getTime(),
      selling: row.selling_inc_vat,
      regular: row.regular_inc_vat,
    });
  }
  return histories;
}
