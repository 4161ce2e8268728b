import type { ShopDatabase } from '../database/shop-database.ts';

/** Reads a price list in a market, inc VAT in minor units by product id; null where there is no such list. */
export async function readPriceListPrices(
  db: ShopDatabase,
  identifier: string,
  marketId: string,
): Promise<ReadonlyMap<number, number> | null> {
  const list = await db
    .selectFrom('price_lists')
    .select('price_list_id')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  if (!list) return null;
  const rows = await db
    .selectFrom('price_list_prices')
    .select(['product_id', 'selling_inc_vat'])
    .where('price_list_id', '=', list.price_list_id)
    .where('market_id', '=', marketId)
    .execute();
  return new Map(rows.map(({ product_id, selling_inc_vat }) => [product_id, selling_inc_vat]));
}
