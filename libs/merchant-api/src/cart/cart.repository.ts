import { sql, type Selectable } from 'kysely';
import { KEPT_STATEMENT } from '../database/kept-statement.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { lineRows, toLine } from './cart-line-rows.ts';
import type { CartRefusal } from './cart-refusal.ts';
import type { CartContents, CartLineRecord, CartRecord } from './cart-record.ts';
import type { CartLinesTable, CartsTable } from './cart.tables.ts';

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
  /** The same for who must know more of what the cart holds: `look` reads it first, and what another adds meanwhile is not in it. */
  changeSeen<Seen>(
    cartId: string,
    now: number,
    look: (cart: CartRecord) => Promise<Seen>,
    decide: (cart: CartRecord, seen: Seen) => CartDecision,
  ): Promise<CartResult>;
}

const empty: CartContents = { lines: [], promoCode: null, merchantData: null, isCompleted: false };

/** Keeps carts in the database. */
export function createCartRepository(db: ShopDatabase): CartRepository {
  return {
    find: (cartId) => readCart(db, cartId),
    async create({ cartId, marketId, now }, contents = empty) {
      const moment = new Date(now);
      const place = { cart_id: cartId, market_id: marketId, created_at: moment, updated_at: moment };
      const insert = (into: ShopDatabase) =>
        into
          .insertInto('carts')
          .values({ ...place, ...cartColumns(contents) })
          .execute();
      if (contents.lines.length === 0) await insert(db);
      else await db.transaction().execute((trx) => insert(trx).then(() => insertLines(trx, cartId, contents.lines)));
      return { cartId, version: 0, isOrdered: false, ...contents };
    },
    change: async (cartId, now, decide) => changeCart(db, await readCart(db, cartId), { cartId, now, decide }),
    async changeSeen(cartId, now, look, decide) {
      const cart = await readCart(db, cartId);
      if (!cart) return notFound;
      const seen = await look(cart);
      return changeCart(db, cart, { cartId, now, decide: (held) => decide(held, seen) });
    },
  };
}

type Decide = (cart: CartRecord) => CartDecision;

const notFound = { ok: false, refusal: { kind: 'cart-not-found' } } as const;

interface Change {
  cartId: string;
  now: number;
  decide: Decide;
}

/** Changes a cart that was read without a lock, or again under one where it is another by now. */
async function changeCart(db: ShopDatabase, read: CartRecord | null, change: Change): Promise<CartResult> {
  const quick = await changeUnlocked(db, read, change);
  return quick ?? db.transaction().execute((trx) => changeLocked(trx, change));
}

/** Decides and writes in one statement; null where the cart was changed since it was read, and nothing was written. */
async function changeUnlocked(
  db: ShopDatabase,
  cart: CartRecord | null,
  { now, decide }: Change,
): Promise<CartResult | null> {
  const decision = decideOn(cart, decide);
  if (!decision.ok) return decision;
  return (await writeUnchanged(db, decision.before, decision.cart, now))
    ? { ok: true, cart: changedCart(decision.before, decision.cart) }
    : null;
}

/** The lock on the cart's row makes changes of one cart wait for each other, so that two additions both count. */
async function changeLocked(db: ShopDatabase, { cartId, now, decide }: Change): Promise<CartResult> {
  const decision = decideOn(await readLockedCart(db, cartId), decide);
  return decision.ok ? { ok: true, cart: await writeContents(db, decision.before, decision.cart, now) } : decision;
}

type Decided = (CartDecision & { ok: false }) | { ok: true; before: CartRecord; cart: CartContents };

/** An ordered cart can only be closed, and a closed one is none. */
function decideOn(before: CartRecord | null, decide: Decide): Decided {
  if (!before || before.isCompleted) return notFound;
  const decision = decide(before);
  if (before.isOrdered && !(decision.ok && decision.cart.isCompleted)) {
    return { ok: false, refusal: { kind: 'cart-ordered' } };
  }
  return decision.ok ? { ok: true, before, cart: decision.cart } : decision;
}

function changedCart({ cartId, version, isOrdered }: CartRecord, contents: CartContents): CartRecord {
  return { ...contents, cartId, version: version + 1, isOrdered };
}

/**
 * Writes what a cart holds from now on, in one statement and only where it is still the cart that was read: every change
 * counts its version up, and ordering marks it. False where it is another by now.
 */
async function writeUnchanged(
  db: ShopDatabase,
  before: CartRecord,
  contents: CartContents,
  now: number,
): Promise<boolean> {
  const { cartId, version, isOrdered } = before;
  const first = firstChange(before, contents);
  const rows = JSON.stringify(lineRows(cartId, contents.lines, first));
  const { promoCode, merchantData, isCompleted } = contents;
  const { rows: written } = await sql<{ cart_id: string }>`${sql.raw(KEPT_STATEMENT)}
    with changed as (
      update carts set updated_at = ${new Date(now)}, version = version + 1, promo_code = ${promoCode},
        merchant_data = ${merchantData}, is_completed = ${isCompleted}
      where cart_id = ${cartId} and version = ${version} and is_ordered = ${isOrdered} and not is_completed
      returning cart_id
    ),
    gone as (
      delete from cart_lines where cart_id = ${cartId} and position >= ${first} and exists (select from changed)
      returning line_id
    ),
    put as (
      -- What is taken out is counted first, so that a line of the same kind finds its place free.
      insert into cart_lines select line.* from changed, (select count(*) from gone) taken,
        json_populate_recordset(null::cart_lines, ${rows}::json) line
      returning line_id
    )
    select cart_id from changed
  `.execute(db);
  return written.length === 1;
}

/** Writes what a locked cart holds from now on. Lines that stay where they are, as most do, are not written again. */
export async function writeContents(
  db: ShopDatabase,
  before: CartRecord,
  contents: CartContents,
  now: number,
): Promise<CartRecord> {
  const { cartId } = before;
  const cart = changedCart(before, contents);
  const first = firstChange(before, contents);
  if (first < before.lines.length) {
    await db.deleteFrom('cart_lines').where('cart_id', '=', cartId).where('position', '>=', first).execute();
  }
  await insertLines(db, cartId, contents.lines, first);
  await db
    .updateTable('carts')
    .set({ updated_at: new Date(now), version: cart.version, ...cartColumns(contents) })
    .where('cart_id', '=', cartId)
    .execute();
  return cart;
}

/** The place of the first line that is another than before, or behind the last one. */
function firstChange(before: CartContents, { lines }: CartContents): number {
  const changed = lines.findIndex((line, position) => line !== before.lines[position]);
  return changed === -1 ? lines.length : changed;
}

/** Reads a cart with its lines. */
async function readCart(db: ShopDatabase, cartId: string): Promise<CartRecord | null> {
  const { rows } = await sql<CartRow>`${sql.raw(KEPT_STATEMENT)}
    select cart.cart_id, cart.version, cart.promo_code, cart.merchant_data, cart.is_completed, cart.is_ordered,
      (select json_agg(line order by line.position) from cart_lines line where line.cart_id = cart.cart_id) as lines
    from carts cart where cart.cart_id = ${cartId}
  `.execute(db);
  return rows[0] ? toCart(rows[0]) : null;
}

/** Keeps others from changing a cart until the transaction ends, and says how it stands; null where there is none. */
export async function lockCart(
  db: ShopDatabase,
  cartId: string,
): Promise<Pick<CartRecord, 'version' | 'isCompleted'> | null> {
  const cart = db.selectFrom('carts').select(['version', 'is_completed as isCompleted']).where('cart_id', '=', cartId);
  return (await cart.forUpdate().executeTakeFirst()) ?? null;
}

/** Reads a cart, which nobody else changes until the transaction ends. */
export async function readLockedCart(db: ShopDatabase, cartId: string): Promise<CartRecord | null> {
  // Read after the lock is there: what was waited for may have changed it.
  return (await lockCart(db, cartId)) && readCart(db, cartId);
}

type CartColumn = 'cart_id' | 'version' | 'promo_code' | 'merchant_data' | 'is_completed' | 'is_ordered';

interface CartRow extends Pick<Selectable<CartsTable>, CartColumn> {
  lines: readonly Selectable<CartLinesTable>[] | null;
}

function toCart(row: CartRow): CartRecord {
  const { cart_id: cartId, version, promo_code: promoCode, merchant_data: merchantData, lines } = row;
  const { is_completed: isCompleted, is_ordered: isOrdered } = row;
  return { cartId, version, promoCode, merchantData, isCompleted, isOrdered, lines: (lines ?? []).map(toLine) };
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
  if (lines.length > first)
    await db
      .insertInto('cart_lines')
      .values(lineRows(cartId, lines, first))
      .execute();
}

/** Notes that a cart's order stands, within the transaction that settles it. */
export async function markOrdered(db: ShopDatabase, cartId: string): Promise<void> {
  await db.updateTable('carts').set({ is_ordered: true }).where('cart_id', '=', cartId).execute();
}
