import type { ShopDatabase } from '../../database/shop-database.ts';
import { compoundColours } from './compound-colours.ts';
import { readCompound, type KnownWords } from './compound-word.rules.ts';
import { writeDocuments, writeStanding } from './search-documents.repository.ts';
import { writeNumbers } from './search-numbers.repository.ts';
import { addWords, countWords, readBrandStems, readStems, writeParts } from './search-words.repository.ts';

/** Changes whenever the same texts would be read in another way, so that kept databases are read again. */
const READING = '1';
const SETTING = 'search-reading';

/**
 * Makes the text search know the catalogue as it is now. To be called, within the same transaction, by whatever writes
 * names, texts, categories, brands, article numbers or what is active; only what has changed is written.
 */
export async function refreshSearchVocabulary(db: ShopDatabase): Promise<void> {
  const languages = await db.selectFrom('languages').select('language_id').orderBy('language_id').execute();
  for (const { language_id: languageId } of languages) {
    await addWords(db, languageId, await writeDocuments(db, languageId, READING));
    await countWords(db, languageId);
    await readCompounds(db, languageId);
  }
  await writeStanding(db);
  await writeNumbers(db);
  await db
    .insertInto('settings')
    .values({ key: SETTING, value: READING })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: READING }))
    .execute();
}

/** Refreshes the text search of a database that was last filled by an older version of this program. */
export async function refreshOldSearchVocabulary(db: ShopDatabase): Promise<void> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst();
  if (row?.value !== READING) await refreshSearchVocabulary(db);
}

async function readCompounds(db: ShopDatabase, languageId: string): Promise<void> {
  const brands = await readBrandStems(db, languageId);
  const stems = await readStems(db, languageId);
  const labels = new Set(stems.flatMap(({ stem, isLabel }) => (isLabel ? stem : [])));
  const words = new Set([...stems.map(({ stem }) => stem), ...(compoundColours[languageId] ?? [])]);
  const known: KnownWords = {
    isWord: (stem) => words.has(stem) && !brands.has(stem),
    isLabel: (stem) => labels.has(stem) && !brands.has(stem),
  };
  const changes = stems.flatMap(({ stem, parts: old }) => {
    const split = brands.has(stem) || /\d/.test(stem) ? null : readCompound(stem, known);
    const parts = split ? [split.modifier, split.head] : [];
    return parts.join() === old.join() ? [] : { stem, parts };
  });
  await writeParts(db, languageId, changes);
}
