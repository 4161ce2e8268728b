import type { ShopDatabase } from '../database/shop-database.ts';

/** The id of a price list; null where no list has that identifier. */
export async function findPriceListId(db: ShopDatabase, identifier: string): Promise<number | null> {
  const row = await db
    .selectFrom('price_lists')
    .select('price_list_id')
    .where('identifier', '=', identifier)
    .executeTakeFirst();
  return row?.price_list_id ?? null;
}

/** Reads what products cost by a price list in a market, in minor units inc VAT, by product id; all of them where none is named. */
export async function readPricesOfList(
  db: ShopDatabase,
  { priceListId, marketId }: { priceListId: number; marketId: string },
  productIds?: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('price_list_prices')
    .select(['product_id', 'selling_inc_vat'])
    .where('price_list_id', '=', priceListId)
    .where('market_id', '=', marketId)
    .$if(productIds !== undefined, (query) => query.where('product_id', 'in', productIds ?? []))
    .execute();
  return new Map(rows.map(({ product_id, selling_inc_vat }) => [product_id, selling_inc_vat]));
}
