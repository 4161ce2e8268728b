import { migrate } from '../database/migrate.ts';
import { openDatabase, type DatabasePlace } from '../database/open-database.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { seedMarkets } from '../market/market.seed.ts';

/** Opens the shop's database as the shop does, for as long as the work takes. A folder that is in use is refused. */
export async function withShopDatabase<Result>(
  place: DatabasePlace,
  work: (db: ShopDatabase) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openDatabase(place);
  try {
    await migrate(db);
    await seedMarkets(db);
    return await work(db);
  } finally {
    await close();
  }
}
