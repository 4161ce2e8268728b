import { sql } from 'kysely';
import { writtenRead } from '../database/gathered-read.ts';
import type { GatheredReads } from '../database/gathered-reads.ts';
import { PREPARED_STATEMENT } from '../database/prepared-statement.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { emptyDraft, type CheckoutDraft } from './checkout-draft.ts';

/** Keeps checkouts, and knows where and to whom a market sells nothing. */
export interface CheckoutRepository {
  /** What is filled in for a cart; an empty draft where nothing is. */
  find(cartId: string): Promise<CheckoutDraft>;
  /** Lets `decide` change what is filled in while no one else can; what it throws leaves everything as it was. */
  change(cartId: string, now: number, decide: (kept: CheckoutDraft) => CheckoutDraft): Promise<CheckoutDraft>;
  isDeliveredTo(postalCode: string): Promise<boolean>;
  isBlocked(email: string): Promise<boolean>;
}

/** Keeps checkouts in the database. */
export function createCheckoutRepository(db: ShopDatabase, reads: GatheredReads, marketId: string): CheckoutRepository {
  /** Null where nothing is filled in. */
  const readDraft = async (cartId: string) => (await reads.anew(draftsOfCarts, cartId)) ?? null;
  return {
    find: async (cartId) => ({ ...emptyDraft, ...(await readDraft(cartId)) }),
    async change(cartId, now, decide) {
      const before = await readDraft(cartId);
      const draft = decide({ ...emptyDraft, ...before });
      const isWritten = await writeUnchanged(db, cartId, { before, draft, now });
      return isWritten ? draft : db.transaction().execute((trx) => changeLocked(trx, cartId, now, decide));
    },
    async isDeliveredTo(postalCode) {
      const row = await db
        .selectFrom('undelivered_postal_codes')
        .select('postal_code')
        .where('market_id', '=', marketId)
        .where('postal_code', '=', postalCode)
        .executeTakeFirst();
      return row === undefined;
    },
    async isBlocked(email) {
      const own = email.trim().toLowerCase();
      const row = await db.selectFrom('blocked_customers').select('email').where('email', '=', own).executeTakeFirst();
      return row !== undefined;
    },
  };
}

const draftsOfCarts = writtenRead<string, { cart_id: string; draft: CheckoutDraft }, CheckoutDraft>(
  'select cart_id, draft from checkouts where cart_id = any((select $1::text[])::text[])',
  [],
  (rows) => new Map(rows.map(({ cart_id, draft }) => [cart_id, draft])),
);

/** Writes what is filled in where it is still what was read; false where another was quicker, and nothing was written. */
async function writeUnchanged(
  db: ShopDatabase,
  cartId: string,
  { before, draft, now }: { before: CheckoutDraft | null; draft: CheckoutDraft; now: number },
): Promise<boolean> {
  const { rows } = await sql`${sql.raw(PREPARED_STATEMENT)}
    insert into checkouts (cart_id, draft, updated_at) values (${cartId}, ${JSON.stringify(draft)}, ${new Date(now)})
    on conflict (cart_id) do update set draft = excluded.draft, updated_at = excluded.updated_at
      where checkouts.draft = ${before && JSON.stringify(before)}::jsonb
    returning cart_id
  `.execute(db);
  return rows.length === 1;
}

/** What is filled in is locked, so that two changes wait for each other; by now there is something. */
async function changeLocked(
  db: ShopDatabase,
  cartId: string,
  now: number,
  decide: (kept: CheckoutDraft) => CheckoutDraft,
): Promise<CheckoutDraft> {
  const kept = db.selectFrom('checkouts').select('draft').where('cart_id', '=', cartId).forUpdate();
  const draft = decide({ ...emptyDraft, ...(await kept.executeTakeFirst())?.draft });
  const row = { draft: JSON.stringify(draft), updated_at: new Date(now) };
  await db.updateTable('checkouts').set(row).where('cart_id', '=', cartId).execute();
  return draft;
}
