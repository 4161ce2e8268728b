import type { ShopDatabase } from '../database/shop-database.ts';
import type { LineDecision } from './cart-change.rules.ts';
import type { CartLineRecord, CartRecord } from './cart-record.ts';

/** What a change of the lines came to; null where there is no such cart. */
export type LineChange = LineDecision | null;

/** Keeps carts. */
export interface CartRepository {
  find(cartId: string): Promise<CartRecord | null>;
  create(cart: { cartId: string; marketId: string; now: number }): Promise<CartRecord>;
  /** Lets `decide` change the lines while no one else can, and keeps what it decides. */
  change(cartId: string, now: number, decide: (lines: readonly CartLineRecord[]) => LineDecision): Promise<LineChange>;
}

/** Keeps carts in the database. */
export function createCartRepository(db: ShopDatabase): CartRepository {
  return {
    async find(cartId) {
      const cart = await db.selectFrom('carts').selectAll().where('cart_id', '=', cartId).executeTakeFirst();
      return cart ? { cartId, isCompleted: cart.is_completed, lines: await readLines(db, cartId) } : null;
    },
    async create({ cartId, marketId, now }) {
      const moment = new Date(now);
      await db
        .insertInto('carts')
        .values({ cart_id: cartId, market_id: marketId, created_at: moment, updated_at: moment, is_completed: false })
        .execute();
      return { cartId, isCompleted: false, lines: [] };
    },
    change: (cartId, now, decide) => db.transaction().execute((trx) => changeLocked(trx, cartId, now, decide)),
  };
}

/** The lock on the cart's row makes changes of one cart wait for each other, so that two additions both count. */
async function changeLocked(
  db: ShopDatabase,
  cartId: string,
  now: number,
  decide: (lines: readonly CartLineRecord[]) => LineDecision,
): Promise<LineChange> {
  const cart = await db
    .selectFrom('carts')
    .select('cart_id')
    .where('cart_id', '=', cartId)
    .where('is_completed', '=', false)
    .forUpdate()
    .executeTakeFirst();
  if (!cart) return null;
  const decision = decide(await readLines(db, cartId));
  if (decision.ok) {
    await replaceLines(db, cartId, decision.lines);
    await db
      .updateTable('carts')
      .set({ updated_at: new Date(now) })
      .where('cart_id', '=', cartId)
      .execute();
  }
  return decision;
}

async function readLines(db: ShopDatabase, cartId: string): Promise<CartLineRecord[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .execute();
  return rows.map(({ line_id, sku_id, quantity, group_key, message }) => ({
    lineId: line_id,
    skuId: sku_id,
    quantity,
    groupKey: group_key,
    message,
  }));
}

async function replaceLines(db: ShopDatabase, cartId: string, lines: readonly CartLineRecord[]): Promise<void> {
  await db.deleteFrom('cart_lines').where('cart_id', '=', cartId).execute();
  if (lines.length === 0) return;
  const rows = lines.map(({ lineId, skuId, quantity, groupKey, message }, position) => ({
    line_id: lineId,
    cart_id: cartId,
    sku_id: skuId,
    quantity,
    group_key: groupKey,
    message,
    position,
  }));
  await db.insertInto('cart_lines').values(rows).execute();
}
