import type { SeedCatalogue } from '../catalogue/seed-types.ts';
import { createOrderDesk, type OrderDesk } from './order-desk.ts';
import { openSeededDatabase, testStart } from './seeded-database.ts';
import { testCatalogue } from './test-catalogue.ts';

export type { OrderDesk } from './order-desk.ts';

/** Opens a desk over a shop of its own. */
export async function openOrderDesk(catalogue: SeedCatalogue = testCatalogue): Promise<OrderDesk> {
  return createOrderDesk({ ...(await openSeededDatabase(catalogue)), now: testStart });
}
