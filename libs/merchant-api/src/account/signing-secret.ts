import type { ShopDatabase } from '../database/shop-database.ts';

const KEY = 'auth-secret';

/** The secret that this database's tokens are signed with, made at the first start so that sessions outlive a restart. */
export async function keptSecret(db: ShopDatabase, randomBytes: (size: number) => Uint8Array): Promise<string> {
  const value = Buffer.from(randomBytes(32)).toString('base64url');
  const insert = db.insertInto('settings').values({ key: KEY, value });
  await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
  // Read back: of two processes that start at once, one has written.
  const kept = await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirstOrThrow();
  return kept.value;
}
