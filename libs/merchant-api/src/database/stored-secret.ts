import type { ShopDatabase } from './shop-database.ts';

/** A secret that this database keeps under a key, made when it is wanted for the first time so that it outlives a restart. */
export async function storedSecretUnder(
  db: ShopDatabase,
  key: string,
  randomBytes: (size: number) => Uint8Array,
): Promise<string> {
  const value = Buffer.from(randomBytes(32)).toString('base64url');
  const insert = db.insertInto('settings').values({ key, value });
  await insert.onConflict((conflict) => conflict.column('key').doNothing()).execute();
  // Read back: of two processes that start at once, one has written.
  const kept = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirstOrThrow();
  return kept.value;
}
