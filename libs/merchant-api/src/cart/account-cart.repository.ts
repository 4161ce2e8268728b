import type { ShopDatabase } from '../database/shop-database.ts';
import type { CartContents, CartRecord } from './cart-record.ts';
import { readLockedCart } from './read-cart.repository.ts';
import { writeContents } from './write-cart.repository.ts';

/** Whose cart is joined with which one in hand. */
export interface CartJoining {
  userId: number;
  cartId: string;
  now: number;
}

/** The open cart of an account; null where it has none. */
async function findAccountCart(db: ShopDatabase, userId: number): Promise<string | null> {
  const row = await db
    .selectFrom('carts')
    .select('cart_id')
    .where('user_id', '=', userId)
    .where('is_completed', '=', false)
    .where('is_ordered', '=', false)
    .executeTakeFirst();
  return row?.cart_id ?? null;
}

/**
 * Joins the cart in hand with the account's, and gives the account's; null where there is neither. One that is nobody's
 * becomes the account's where that has none. The cart in hand stays as it is and is joined once; another account's is left
 * alone. Sign-ins of one account wait for each other.
 */
export function joinCarts(
  db: ShopDatabase,
  { userId, cartId, now }: CartJoining,
  decide: (kept: CartRecord, inHand: CartRecord) => CartContents,
): Promise<CartRecord | null> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute();
    const { kept, inHand } = await lockBoth(trx, userId, cartId);
    if (!inHand || kept?.cartId === cartId || !(await isFree(trx, inHand))) return kept;
    if (!kept) {
      await trx.updateTable('carts').set({ user_id: userId }).where('cart_id', '=', cartId).execute();
      return inHand;
    }
    await trx
      .updateTable('carts')
      .set({ joined_at: new Date(now) })
      .where('cart_id', '=', cartId)
      .execute();
    return writeContents(trx, kept, decide(kept, inHand), now);
  });
}

/** The account's open cart and the one in hand. */
async function lockBoth(
  trx: ShopDatabase,
  userId: number,
  cartId: string,
): Promise<{ kept: CartRecord | null; inHand: CartRecord | null }> {
  const keptId = await findAccountCart(trx, userId);
  const carts = new Map<string, CartRecord | null>();
  // In one order everywhere, so that two sign-ins never wait for each other in a circle.
  for (const id of [...new Set([cartId, ...(keptId === null ? [] : [keptId])])].sort()) {
    carts.set(id, await readLockedCart(trx, id));
  }
  const kept = keptId === null ? null : (carts.get(keptId) ?? null);
  // Its order was settled while its row was waited for: the account may have the rest, or none.
  if (kept?.isOrdered || kept?.isCompleted) return lockBoth(trx, userId, cartId);
  return { kept, inHand: carts.get(cartId) ?? null };
}

/** Whether a cart can still be given to an account: open, nobody's, and not joined before. */
async function isFree(db: ShopDatabase, { cartId, isCompleted, isOrdered }: CartRecord): Promise<boolean> {
  if (isCompleted || isOrdered) return false;
  const row = db.selectFrom('carts').select(['user_id', 'joined_at']).where('cart_id', '=', cartId);
  const { user_id, joined_at } = await row.executeTakeFirstOrThrow();
  return user_id === null && joined_at === null;
}
