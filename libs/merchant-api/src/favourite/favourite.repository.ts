import type { ShopDatabase } from '../database/shop-database.ts';
import { groupBy } from '../database/group-by.ts';
import { inChunks } from '../database/in-chunks.ts';

export interface FavouriteListRecord {
  id: string;
  name: string;
  productIds: readonly number[];
  shareKey: string | null;
}

/** Reads what a customer has marked, newest first. */
export async function readFavouriteIds(db: ShopDatabase, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('product_id')
    .where('user_id', '=', userId)
    .orderBy('favourite_id', 'desc')
    .execute();
  return rows.map((row) => row.product_id);
}

/** Reads the lists of a customer, oldest first. */
export async function readFavouriteLists(db: ShopDatabase, userId: number): Promise<FavouriteListRecord[]> {
  const lists = await db
    .selectFrom('favourite_lists')
    .select(['list_id as id', 'name', 'share_key as shareKey'])
    .where('user_id', '=', userId)
    .orderBy('list_number')
    .execute();
  if (lists.length === 0) return [];
  const items = await db
    .selectFrom('favourite_list_items')
    .select(['list_id', 'product_id'])
    .where('user_id', '=', userId)
    .orderBy('item_id', 'desc')
    .execute();
  const held = groupBy(items, ({ list_id }) => list_id);
  return lists.map((list) => ({ ...list, productIds: held.get(list.id)?.map((row) => row.product_id) ?? [] }));
}

/** Reads the list that has a link of that key. */
export async function readSharedList(
  db: ShopDatabase,
  key: string,
): Promise<Pick<FavouriteListRecord, 'name' | 'productIds'> | null> {
  const list = await db
    .selectFrom('favourite_lists')
    .select(['user_id', 'list_id', 'name'])
    .where('share_key', '=', key)
    .executeTakeFirst();
  if (!list) return null;
  const items = await db
    .selectFrom('favourite_list_items')
    .select('product_id')
    .where('user_id', '=', list.user_id)
    .where('list_id', '=', list.list_id)
    .orderBy('item_id', 'desc')
    .execute();
  return { name: list.name, productIds: items.map((row) => row.product_id) };
}

/** Those of the products that are in the catalogue, in their order. */
export async function knownProducts(db: ShopDatabase, productIds: readonly number[]): Promise<number[]> {
  const known = new Set<number>();
  for (const chunk of inChunks(productIds))
    for (const row of await db.selectFrom('products').select('product_id').where('product_id', 'in', chunk).execute())
      known.add(row.product_id);
  return productIds.filter((id) => known.has(id));
}
