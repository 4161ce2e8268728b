import type { ShopDatabase } from '../database/shop-database.ts';

const SOURCE = 'catalogue-source';
const IMPORTED = 'import';

/** Notes that the catalogue is somebody's own, so that the demo is never put over it. */
export async function markAsImported(db: ShopDatabase): Promise<void> {
  await db
    .insertInto('settings')
    .values({ key: SOURCE, value: IMPORTED })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: IMPORTED }))
    .execute();
}

/** Whether goods were imported into this database. */
export async function isImported(db: ShopDatabase): Promise<boolean> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SOURCE).executeTakeFirst();
  return row?.value === IMPORTED;
}
