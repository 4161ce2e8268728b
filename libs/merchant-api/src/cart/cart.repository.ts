import { createGatheredReads, type GatheredReads } from '../database/gathered-reads.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { CartContents, CartRecord } from './cart-record.ts';
import type { CartRefusal } from './cart-refusal.ts';
import { readCart, readCartInHand, readLockedCart } from './read-cart.repository.ts';
import {
  cartColumns,
  changedCart,
  closeCart,
  insertLines,
  writeContents,
  writeUnchanged,
} from './write-cart.repository.ts';

/** A cart's contents as they should be, or why they stay as they are. */
export type CartDecision = { ok: true; cart: CartContents } | { ok: false; refusal: CartRefusal };

/** The cart after a change, or why it is as it was. */
export type CartResult = { ok: true; cart: CartRecord } | { ok: false; refusal: CartRefusal };

/** Keeps carts. */
export interface CartRepository {
  /** The very cart of an id, be it ordered or closed. */
  find(cartId: string): Promise<CartRecord | null>;
  /** The cart that a shopper goes on with who knows this id: where an order left something of it, the one that has that. */
  inHand(cartId: string): Promise<CartRecord | null>;
  /** Makes a cart, empty where no contents are given; within a transaction as a part of it. */
  create(cart: { cartId: string; marketId: string; now: number }, contents?: CartContents): Promise<CartRecord>;
  /** Lets `decide` change the cart in hand while no one else can, and keeps what it decides. */
  change(cartId: string, now: number, decide: (cart: CartRecord) => CartDecision): Promise<CartResult>;
  /**
   * The same for who must know more of what the cart holds: `look` reads it first, in part beside the cart, and what another
   * adds meanwhile is not in it.
   */
  changeSeen<Seen>(
    cartId: string,
    now: number,
    look: (cart: Promise<CartRecord | null>) => Promise<Seen>,
    decide: (cart: CartRecord, seen: Seen) => CartDecision,
  ): Promise<CartResult>;
  /** Closes the very cart of an id, and gives it; null where there is none. Closing it again changes nothing. */
  close(cartId: string, now: number): Promise<CartRecord | null>;
}

const empty: CartContents = { lines: [], codes: [], merchantData: null, additions: [] };

/** Keeps carts in the database. */
export function createCartRepository(db: ShopDatabase, reads: GatheredReads = createGatheredReads(db)): CartRepository {
  return {
    find: (cartId) => readCart(reads, cartId),
    inHand: (cartId) => readCartInHand(reads, cartId),
    async create({ cartId, marketId, now }, contents = empty) {
      const moment = new Date(now);
      const place = { cart_id: cartId, market_id: marketId, created_at: moment, updated_at: moment };
      const insert = (into: ShopDatabase) =>
        into
          .insertInto('carts')
          .values({ ...place, ...cartColumns(contents) })
          .execute();
      const fill = (trx: ShopDatabase) => insert(trx).then(() => insertLines(trx, cartId, contents.lines));
      if (contents.lines.length === 0 || db.isTransaction) await fill(db);
      else await db.transaction().execute(fill);
      return { cartId, version: 0, ...contents, isOrdered: false, isCompleted: false, continuedAs: null };
    },
    change: async (cartId, now, decide) => changeCart(db, await readCartInHand(reads, cartId), { now, decide }),
    async changeSeen(cartId, now, look, decide) {
      const reading = readCartInHand(reads, cartId);
      const [cart, seen] = await Promise.all([reading, look(reading)]);
      return changeCart(db, cart, { now, decide: (held) => decide(held, seen) });
    },
    async close(cartId, now) {
      await closeCart(db, cartId, now);
      return readCart(reads, cartId);
    },
  };
}

type Decide = (cart: CartRecord) => CartDecision;

const notFound = { ok: false, refusal: { kind: 'cart-not-found' } } as const;

interface Change {
  now: number;
  decide: Decide;
}

/** Changes a cart that was read without a lock, or again under one where it is another by now. */
async function changeCart(db: ShopDatabase, read: CartRecord | null, change: Change): Promise<CartResult> {
  if (!read) return notFound;
  const quick = await changeUnlocked(db, read, change);
  return quick ?? db.transaction().execute((trx) => changeLocked(trx, read.cartId, change));
}

/** Decides and writes in one statement; null where the cart was changed since it was read, and nothing was written. */
async function changeUnlocked(db: ShopDatabase, cart: CartRecord, { now, decide }: Change): Promise<CartResult | null> {
  const decision = decideOn(cart, decide);
  if (!decision.ok) return decision;
  return (await writeUnchanged(db, decision.before, decision.cart, now))
    ? { ok: true, cart: changedCart(decision.before, decision.cart) }
    : null;
}

/** The lock on the cart's row makes changes of one cart wait for each other, so that two additions both count. */
async function changeLocked(db: ShopDatabase, cartId: string, { now, decide }: Change): Promise<CartResult> {
  const cart = await readLockedCart(db, cartId);
  // It was ordered in part while its row was waited for.
  if (cart?.continuedAs) return changeLocked(db, cart.continuedAs, { now, decide });
  const decision = decideOn(cart, decide);
  return decision.ok ? { ok: true, cart: await writeContents(db, decision.before, decision.cart, now) } : decision;
}

type Decided = (CartDecision & { ok: false }) | { ok: true; before: CartRecord; cart: CartContents };

/** What is ordered stays as it is, and a closed cart is none. */
function decideOn(before: CartRecord | null, decide: Decide): Decided {
  if (!before || before.isCompleted) return notFound;
  if (before.isOrdered) return { ok: false, refusal: { kind: 'cart-ordered' } };
  const decision = decide(before);
  return decision.ok ? { ok: true, before, cart: decision.cart } : decision;
}
