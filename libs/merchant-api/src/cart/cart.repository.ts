import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { CartRefusal } from './cart-refusal.ts';
import type { CartContents, CartLineRecord, CartRecord } from './cart-record.ts';
import type { CartLinesTable } from './cart.tables.ts';

/** A cart's contents as they should be, or why they stay as they are. */
export type CartDecision = { ok: true; cart: CartContents } | { ok: false; refusal: CartRefusal };

/** The cart after a change, or why it is as it was. */
export type CartResult = { ok: true; cart: CartRecord } | { ok: false; refusal: CartRefusal };

/** Keeps carts. */
export interface CartRepository {
  find(cartId: string): Promise<CartRecord | null>;
  /** Makes a cart, empty where no contents are given. */
  create(cart: { cartId: string; marketId: string; now: number }, contents?: CartContents): Promise<CartRecord>;
  /** Lets `decide` change an open cart while no one else can, and keeps what it decides. */
  change(cartId: string, now: number, decide: (cart: CartRecord) => CartDecision): Promise<CartResult>;
}

const empty: CartContents = { lines: [], promoCode: null, merchantData: null, isCompleted: false };

/** Keeps carts in the database. */
export function createCartRepository(db: ShopDatabase): CartRepository {
  return {
    find: (cartId) => readCart(db, cartId, false),
    create: ({ cartId, marketId, now }, contents = empty) =>
      db.transaction().execute(async (trx) => {
        const moment = new Date(now);
        const row = { cart_id: cartId, market_id: marketId, created_at: moment, updated_at: moment };
        await trx
          .insertInto('carts')
          .values({ ...row, ...cartColumns(contents) })
          .execute();
        await insertLines(trx, cartId, contents.lines);
        return { cartId, version: 0, isOrdered: false, ...contents };
      }),
    change: (cartId, now, decide) => db.transaction().execute((trx) => changeLocked(trx, cartId, now, decide)),
  };
}

/** The lock on the cart's row makes changes of one cart wait for each other, so that two additions both count. */
async function changeLocked(
  db: ShopDatabase,
  cartId: string,
  now: number,
  decide: (cart: CartRecord) => CartDecision,
): Promise<CartResult> {
  const cart = await readCart(db, cartId, true);
  if (!cart || cart.isCompleted) return { ok: false, refusal: { kind: 'cart-not-found' } };
  const decision = decide(cart);
  const { isOrdered } = cart;
  if (isOrdered && !(decision.ok && decision.cart.isCompleted)) return { ok: false, refusal: { kind: 'cart-ordered' } };
  if (!decision.ok) return decision;
  return { ok: true, cart: await writeContents(db, cart, decision.cart, now) };
}

/** Writes what a locked cart holds from now on. Lines that stay where they are, as most do, are not written again. */
export async function writeContents(
  db: ShopDatabase,
  { cartId, isOrdered, ...cart }: CartRecord,
  contents: CartContents,
  now: number,
): Promise<CartRecord> {
  const version = cart.version + 1;
  const changed = contents.lines.findIndex((line, position) => line !== cart.lines[position]);
  const first = changed === -1 ? contents.lines.length : changed;
  if (first < cart.lines.length) {
    await db.deleteFrom('cart_lines').where('cart_id', '=', cartId).where('position', '>=', first).execute();
  }
  await insertLines(db, cartId, contents.lines, first);
  await db
    .updateTable('carts')
    .set({ updated_at: new Date(now), version, ...cartColumns(contents) })
    .where('cart_id', '=', cartId)
    .execute();
  return { ...contents, cartId, version, isOrdered };
}

/** Reads a cart; `forUpdate` keeps others from changing it until the transaction ends. */
export async function readCart(db: ShopDatabase, cartId: string, forUpdate: boolean): Promise<CartRecord | null> {
  const cart = await db
    .selectFrom('carts')
    .selectAll()
    .where('cart_id', '=', cartId)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!cart) return null;
  const { version, promo_code: promoCode, merchant_data: merchantData, is_completed: isCompleted } = cart;
  const lines = await readLines(db, cartId);
  return { cartId, version, promoCode, merchantData, isCompleted, isOrdered: cart.is_ordered, lines };
}

async function readLines(db: ShopDatabase, cartId: string): Promise<CartLineRecord[]> {
  const rows = await db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('position')
    .execute();
  return rows.map(toLine);
}

function toLine(row: Selectable<CartLinesTable>): CartLineRecord {
  const { line_id: lineId, sku_id: skuId, quantity, group_key: groupKey, message } = row;
  const { package_id, package_group_id, package_option_id, package_units } = row;
  const isPackaged = package_id !== null && package_group_id !== null && package_option_id !== null;
  const choice =
    isPackaged && package_units !== null
      ? { packageId: package_id, groupId: package_group_id, optionId: package_option_id, units: package_units }
      : null;
  const { seen_market_id, seen_selling } = row;
  const seen =
    seen_market_id === null || seen_selling === null ? null : { marketId: seen_market_id, selling: seen_selling };
  return { lineId, skuId, quantity, groupKey, message, choice, seen };
}

function cartColumns({ promoCode, merchantData, isCompleted }: CartContents) {
  return { promo_code: promoCode, merchant_data: merchantData, is_completed: isCompleted };
}

async function insertLines(
  db: ShopDatabase,
  cartId: string,
  lines: readonly CartLineRecord[],
  first = 0,
): Promise<void> {
  if (lines.length === first) return;
  const rows = lines.slice(first).map(({ lineId, skuId, quantity, groupKey, message, choice, seen }, index) => ({
    line_id: lineId,
    cart_id: cartId,
    sku_id: skuId,
    quantity,
    group_key: groupKey,
    message,
    position: first + index,
    package_id: choice?.packageId ?? null,
    package_group_id: choice?.groupId ?? null,
    package_option_id: choice?.optionId ?? null,
    package_units: choice?.units ?? null,
    seen_selling: seen?.selling ?? null,
    seen_market_id: seen?.marketId ?? null,
  }));
  await db.insertInto('cart_lines').values(rows).execute();
}

/** Notes that a cart's order stands, within the transaction that settles it. */
export async function markOrdered(db: ShopDatabase, cartId: string): Promise<void> {
  await db.updateTable('carts').set({ is_ordered: true }).where('cart_id', '=', cartId).execute();
}
