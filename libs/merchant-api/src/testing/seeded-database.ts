import type { SeedCatalogue } from '../catalogue/seed-types.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, type OpenDatabase, type SentStatement } from '../database/open-database.ts';
import { seedShop, type ShopSeed } from '../server/seed-shop.ts';
import { emptyTables, type DatabaseTemplate } from './database-template.ts';
import { featureCatalogue } from './feature-catalogue.ts';
import { testCatalogue } from './test-catalogue.ts';
import { testContent } from './test-content.ts';
import { createTestDatabase } from './test-database.ts';

/** When tests begin; prices, reviews and campaigns are told from here. */
export const testStart = Date.parse('2026-11-21T12:00:00Z');

const wantedOften: readonly SeedCatalogue[] = [testCatalogue, featureCatalogue];

/** A database that is filled with this shop, as it is at a given moment. */
export function seededTemplate(name: string, now: number, seed: ShopSeed): DatabaseTemplate {
  return { name, fill: (db) => seedShop(db, now, seed) };
}

/** A database that holds this catalogue already where many tests want it; empty tables where not. */
export function templateWith(catalogue: SeedCatalogue): DatabaseTemplate {
  const index = wantedOften.indexOf(catalogue);
  if (index < 0) return emptyTables;
  return seededTemplate(`shop_${index}`, testStart, { catalogue, content: testContent });
}

/** Opens a database that holds this catalogue; closing it takes it away. */
export async function openSeededDatabase(
  catalogue: SeedCatalogue,
  trace?: (statement: SentStatement) => void,
): Promise<OpenDatabase> {
  const database = await createTestDatabase(templateWith(catalogue));
  const { db, openFor, tryWrite, close } = await openDatabase(database.place, trace);
  await migrate(db);
  await seedShop(db, testStart, { catalogue });
  return { db, openFor, tryWrite, close: () => close().finally(database.drop) };
}
