import { secretHash } from '../database/secret-hash.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** How many keys of one customer may be open, so that nobody fills a mailbox. Each of them serves its owner. */
const MOST_OPEN = 5;

/** Keeps a key by its hash; false where the customer has enough of them. Those that are over are forgotten. */
export async function storeResetKey(
  trx: ShopDatabase,
  { resetKey, userId }: { resetKey: string; userId: number },
  { now, expires }: { now: Date; expires: Date },
): Promise<boolean> {
  // Requests of one customer wait for each other here, so that many at once are counted.
  await trx.selectFrom('users').select('user_id').where('user_id', '=', userId).forUpdate().execute();
  await trx.deleteFrom('password_resets').where('user_id', '=', userId).where('expires_at', '<=', now).execute();
  const { open } = await trx
    .selectFrom('password_resets')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(open) >= MOST_OPEN) return false;
  const row = { key_hash: secretHash(resetKey), user_id: userId, asked_at: now, expires_at: expires };
  await trx.insertInto('password_resets').values(row).execute();
  return true;
}

/** Whose password a key may set; null where it serves no more. */
export async function findResetKey(db: ShopDatabase, resetKey: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('password_resets')
    .select('user_id')
    .where('key_hash', '=', secretHash(resetKey))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Uses a key up; false where it was used meanwhile. */
export async function useResetKey(trx: ShopDatabase, resetKey: string, now: Date): Promise<boolean> {
  const used = await trx
    .deleteFrom('password_resets')
    .where('key_hash', '=', secretHash(resetKey))
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return used !== undefined;
}
