import type { ShopDatabase } from '../database/shop-database.ts';
import type { CartContents, CartRecord } from './cart-record.ts';
import type { CartRefusal } from './cart-refusal.ts';
import { readCart, readLockedCart } from './read-cart.repository.ts';
import { cartColumns, changedCart, insertLines, writeContents, writeUnchanged } from './write-cart.repository.ts';

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
