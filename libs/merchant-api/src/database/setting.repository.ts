import type { ShopDatabase } from './shop-database.ts';

/** Reads what this database remembers under a key, such as the version of its catalogue; null where it knows nothing. */
export async function readSetting(db: ShopDatabase, key: string): Promise<string | null> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value ?? null;
}

/** Remembers a value under a key, in place of the one before. */
export async function writeSetting(db: ShopDatabase, key: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
