import { sql } from 'kysely';
import { createGatheredReads } from '../database/gathered-reads.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { promotionCode, withoutPromotion } from './cart-codes.rules.ts';
import type { CartContents, CartRecord } from './cart-record.ts';
import { readCart } from './read-cart.repository.ts';
import { restLines } from './rest-lines.rules.ts';
import { insertLines, markOrdered, writeContents } from './write-cart.repository.ts';

/** A cart whose order stands from now on. */
export interface OrderedCart {
  /** As it was when it was ordered. */
  ordered: CartRecord;
  /** The id of the cart to go on with where more was put in since. */
  nextCartId: string;
  now: number;
}

/**
 * Leaves a locked cart with what was ordered of it, within the transaction that settles the order. What was put in since goes
 * into a cart of its own, in which whoever knows the ordered one goes on.
 */
export async function leaveOrdered(db: ShopDatabase, { ordered, nextCartId, now }: OrderedCart): Promise<void> {
  const { cartId } = ordered;
  const cart = await readCart(createGatheredReads(db), cartId);
  await markOrdered(db, cartId);
  if (!cart || cart.version === ordered.version) return;
  await writeContents(db, cart, ordered, now);
  let made = 0;
  const lines = restLines(cart.lines, ordered.lines, () => `${nextCartId}-${(made += 1)}`);
  if (lines.length === 0) return;
  // The promotion that the order used is used; one that came later was meant for what came later. Cards may hold more.
  const isUsed = promotionCode(cart.codes) === promotionCode(ordered.codes);
  const codes = isUsed ? withoutPromotion(cart.codes) : cart.codes;
  await continueCart(db, cart, { nextCartId, contents: { ...cart, lines, codes }, now });
}

interface Continuation {
  nextCartId: string;
  contents: CartContents;
  now: number;
}

/** The account's cart stays the account's. One that was closed meanwhile is not: the account may have another since. */
async function continueCart(db: ShopDatabase, { cartId, isCompleted }: CartRecord, continuation: Continuation) {
  const { nextCartId, contents, now } = continuation;
  const { merchantData, lines } = contents;
  const codes = JSON.stringify(contents.codes);
  const userId = isCompleted ? sql`null` : sql`user_id`;
  const moment = new Date(now);
  await sql`insert into carts (cart_id, market_id, user_id, created_at, updated_at, codes, merchant_data)
    select ${nextCartId}, market_id, ${userId}, ${moment}, ${moment}, ${codes}::jsonb, ${merchantData}
    from carts where cart_id = ${cartId}`.execute(db);
  await insertLines(db, nextCartId, lines);
  await db.updateTable('carts').set({ continued_as: nextCartId }).where('cart_id', '=', cartId).execute();
}
