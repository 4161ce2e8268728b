import { openDatabase } from '../../database/open-database.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { featureCatalogue } from '../../testing/feature-catalogue.ts';
import { templateWith, testStart } from '../../testing/seeded-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { seedDemoAccounts } from '../demo-accounts.ts';
import { createUserRepository } from '../user.repository.ts';
import { openAuthApi, type AuthApi } from './open-auth-api.ts';

/** Opens an API over a shop in which something was written before, with the demo accounts. */
export async function openPreparedApi(fill: (db: ShopDatabase) => Promise<void>): Promise<AuthApi> {
  const made = await createTestDatabase(templateWith(featureCatalogue));
  const { db, close } = await openDatabase(made.place);
  const ports = { users: createUserRepository(db), randomBytes: (size: number) => new Uint8Array(size).fill(9) };
  await seedDemoAccounts({ ...ports, cost: { N: 16, r: 1, p: 1 }, now: testStart });
  await fill(db).finally(close);
  const api = await openAuthApi({ ...made.place, catalogue: featureCatalogue });
  return { ...api, close: () => api.close().finally(made.drop) };
}
