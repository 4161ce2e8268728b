import type { SeedCatalogue } from '../catalogue/seed/seed-types.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { findProducts } from '../search/text/find-products.ts';
import { seedShop } from '../server/seed-shop.ts';
import { createTestDatabase } from './test-database.ts';

/** The text search over a database of its own. */
export interface SearchTest {
  db: ShopDatabase;
  /** The keys of the products that a text finds, best first. */
  find(text: string, languageId?: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Fills a database with a catalogue and opens the search over it. */
export async function openSearchTest(catalogue: SeedCatalogue): Promise<SearchTest> {
  const database = await createTestDatabase();
  const { db, close } = await openDatabase(database.place);
  await migrate(db);
  await seedShop(db, catalogue, Date.parse('2026-11-21T12:00:00Z'));
  const products = await db.selectFrom('products').select(['product_id', 'key']).execute();
  const keys = new Map(products.map(({ product_id, key }) => [product_id, key]));
  return {
    db,
    find: async (text, languageId = 'sv-SE') =>
      (await findProducts(db, text, { languageId })).map(({ productId }) => keys.get(productId) ?? ''),
    close: () => close().finally(database.drop),
  };
}
