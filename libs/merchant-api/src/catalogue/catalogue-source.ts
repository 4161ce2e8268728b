import { readSetting, writeSetting } from '../database/setting.repository.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

const SOURCE = 'catalogue-source';
const IMPORTED = 'import';

/** Notes that the catalogue is somebody's own, so that the demo is never put over it. */
export async function markAsImported(db: ShopDatabase): Promise<void> {
  await writeSetting(db, SOURCE, IMPORTED);
}

/** Whether goods were imported into this database. */
export async function isImported(db: ShopDatabase): Promise<boolean> {
  return (await readSetting(db, SOURCE)) === IMPORTED;
}
