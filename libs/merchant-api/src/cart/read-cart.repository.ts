import type { Selectable } from 'kysely';
import { writtenRead } from '../database/gathered-read.ts';
import { createGatheredReads, type GatheredReads } from '../database/gathered-reads.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { toLine } from './cart-line-rows.ts';
import type { CartRecord } from './cart-record.ts';
import type { CartLinesTable, CartsTable } from './cart.tables.ts';

const cartRead = writtenRead<string, CartRow, CartRecord>(
  `select cart.cart_id, cart.version, cart.codes, cart.merchant_data, cart.additions, cart.is_completed, cart.is_ordered, cart.continued_as,
    (select json_agg(line order by line.position) from cart_lines line where line.cart_id = cart.cart_id) as lines
  from carts cart where cart.cart_id = any((select $1::text[])::text[])`,
  [],
  (rows) => new Map(rows.map((row) => [row.cart_id, toCart(row)])),
);

/** Reads a cart with its lines, together with what else is read in this turn. */
export async function readCart(reads: GatheredReads, cartId: string): Promise<CartRecord | null> {
  return (await reads.anew(cartRead, cartId)) ?? null;
}

/** Reads the cart that a shopper goes on with who knows this one: itself, or the one with what its order left. */
export async function readCartInHand(reads: GatheredReads, cartId: string): Promise<CartRecord | null> {
  const cart = await readCart(reads, cartId);
  return cart?.continuedAs ? readCartInHand(reads, cart.continuedAs) : cart;
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
  return (await lockCart(db, cartId)) && readCart(createGatheredReads(db), cartId);
}

type CartColumn =
  'cart_id' | 'version' | 'codes' | 'merchant_data' | 'additions' | 'is_completed' | 'is_ordered' | 'continued_as';

interface CartRow extends Pick<Selectable<CartsTable>, CartColumn> {
  lines: readonly Selectable<CartLinesTable>[] | null;
}

function toCart(row: CartRow): CartRecord {
  const { cart_id: cartId, version, codes, merchant_data: merchantData, additions, lines } = row;
  const { is_completed: isCompleted, is_ordered: isOrdered, continued_as: continuedAs } = row;
  const contents = { lines: (lines ?? []).map(toLine), codes, merchantData, additions };
  return { cartId, version, ...contents, isCompleted, isOrdered, continuedAs };
}
