import type { SeedCatalogue } from '../catalogue/seed-types.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { SeedSynonym } from '../content/seed-content-types.ts';
import { findProducts } from '../search/text/find-products.ts';
import { seedSynonyms } from '../search/text/synonym.seed.ts';
import { openSeededDatabase } from './seeded-database.ts';

/** The text search over a database of its own. */
export interface SearchTest {
  db: ShopDatabase;
  /** The keys of the products that a text finds, best first. */
  find(text: string, languageId?: string): Promise<string[]>;
  close(): Promise<void>;
}

/** Fills a database with a catalogue and synonyms, and opens the search over it. */
export async function openSearchTest(
  catalogue: SeedCatalogue,
  synonyms: readonly SeedSynonym[] = [],
): Promise<SearchTest> {
  const { db, close } = await openSeededDatabase(catalogue);
  await seedSynonyms(db, synonyms);
  const products = await db.selectFrom('products').select(['product_id', 'key']).execute();
  const keys = new Map(products.map(({ product_id, key }) => [product_id, key]));
  return {
    db,
    find: async (text, languageId = 'sv-SE') =>
      (await findProducts(db, text, { languageId })).map(({ productId }) => keys.get(productId) ?? ''),
    close,
  };
}
