import type { ShopDatabase } from '../database/shop-database.ts';
import { seedCollections } from './collection.seed.ts';
import { seedListPages } from './list-page.seed.ts';
import { seedMenus } from './menu.seed.ts';
import { seedSynonyms } from '../search/text/synonym.seed.ts';
import type { SeedContent } from './seed-content-types.ts';
import { readSeededIds } from './seeded-ids.ts';

/** Makes menus, pages and areas what the seed says; the catalogue that they lead to must be there. */
export async function seedContent(
  db: ShopDatabase,
  { menus, collections, listPages, synonyms = [] }: SeedContent,
): Promise<void> {
  const seeded = await readSeededIds(db);
  const pages = await seedCollections(db, collections, seeded);
  await seedMenus(db, menus, { ...seeded, pages });
  await seedListPages(db, listPages, seeded);
  await seedSynonyms(db, synonyms);
}
