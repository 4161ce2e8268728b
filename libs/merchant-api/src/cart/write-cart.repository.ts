import { sql } from 'kysely';
import { PREPARED_STATEMENT } from '../database/prepared-statement.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { lineRows } from './cart-line-rows.ts';
import type { CartContents, CartLineRecord, CartRecord } from './cart-record.ts';

/** A cart once it holds something else: every change counts its version up. */
export function changedCart(before: CartRecord, { lines, codes, merchantData, additions }: CartContents): CartRecord {
  return { ...before, lines, codes, merchantData, additions, version: before.version + 1 };
}

/**
 * Writes what a cart holds from now on, in one statement and only where it is still the cart that was read: every change
 * counts its version up, and ordering marks it. False where it is another by now.
 */
export async function writeUnchanged(
  db: ShopDatabase,
  before: CartRecord,
  contents: CartContents,
  now: number,
): Promise<boolean> {
  const { cartId, version } = before;
  const first = firstChange(before, contents);
  const rows = JSON.stringify(lineRows(cartId, contents.lines, first));
  const { merchantData } = contents;
  const codes = JSON.stringify(contents.codes);
  const additions = JSON.stringify(contents.additions);
  const { rows: written } = await sql<{ cart_id: string }>`${sql.raw(PREPARED_STATEMENT)}
    with changed as (
      update carts set updated_at = ${new Date(now)}, version = version + 1, codes = ${codes}::jsonb,
        merchant_data = ${merchantData}, additions = ${additions}::jsonb
      where cart_id = ${cartId} and version = ${version} and not is_ordered and not is_completed
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

/** What a cart holds beside its lines, as columns. */
export function cartColumns({ codes, merchantData, additions }: CartContents) {
  return { codes: JSON.stringify(codes), merchant_data: merchantData, additions: JSON.stringify(additions) };
}

/** Adds lines to a cart that holds them already, from `first` on. */
export async function insertLines(
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

/** Closes a cart, ordered or not, to whatever comes. One that is closed stays as it is. */
export async function closeCart(db: ShopDatabase, cartId: string, now: number): Promise<void> {
  await db
    .updateTable('carts')
    .set({ is_completed: true, updated_at: new Date(now), version: sql<number>`version + 1` })
    .where('cart_id', '=', cartId)
    .where('is_completed', '=', false)
    .execute();
}

/** Notes that a cart's order stands, within the transaction that settles it. */
export async function markOrdered(db: ShopDatabase, cartId: string): Promise<void> {
  await db.updateTable('carts').set({ is_ordered: true }).where('cart_id', '=', cartId).execute();
}
