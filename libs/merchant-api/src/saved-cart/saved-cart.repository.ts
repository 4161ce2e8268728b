import type { ShopDatabase } from '../database/shop-database.ts';
import type { SavedItem } from './saved-cart.tables.ts';

/** A cart that a customer keeps by name. */
export interface SavedCart {
  id: string;
  name: string;
  savedAt: Date;
  items: readonly SavedItem[];
}

/** Reads what a customer keeps, the latest first. */
export async function readSavedCarts(db: ShopDatabase, userId: number): Promise<SavedCart[]> {
  const rows = await db
    .selectFrom('saved_carts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('saved_id')
    .execute();
  return rows.map(({ saved_id: id, name, items, saved_at: savedAt }) => ({ id, name, items, savedAt }));
}

/** Keeps a cart, in place of the one of the same id. */
export async function writeSavedCart(
  db: ShopDatabase,
  userId: number,
  { id, name, items, savedAt }: SavedCart,
): Promise<void> {
  const values = { name, items: JSON.stringify(items), saved_at: savedAt };
  await db
    .insertInto('saved_carts')
    .values({ user_id: userId, saved_id: id, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'saved_id']).doUpdateSet(values))
    .execute();
}

/** Whether there was one to be removed. */
export async function deleteSavedCart(db: ShopDatabase, userId: number, id: string): Promise<boolean> {
  const [result] = await db
    .deleteFrom('saved_carts')
    .where('user_id', '=', userId)
    .where('saved_id', '=', id)
    .execute();
  return Number(result?.numDeletedRows ?? 0) > 0;
}
