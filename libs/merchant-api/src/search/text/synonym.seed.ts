import { seedLanguages } from '../../catalogue/seed-languages.ts';
import type { SeedSynonym } from '../../content/seed-content-types.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { readSynonyms, writeSynonyms } from './synonym.repository.ts';

/** Gives synonyms to a shop that has none. Those that an editor keeps are left alone. */
export async function seedSynonyms(db: ShopDatabase, synonyms: readonly SeedSynonym[]): Promise<void> {
  if ((await readSynonyms(db)).length > 0) return;
  const known = seedLanguages.flatMap(({ languageId, key }) =>
    synonyms.filter(({ language }) => language === key).map(({ typed, meant }) => ({ languageId, typed, meant })),
  );
  await writeSynonyms(db, known);
}
