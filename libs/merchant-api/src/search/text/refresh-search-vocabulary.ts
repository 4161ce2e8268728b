import { readSetting, writeSetting } from '../../database/setting.repository.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { compoundColours } from './compound-colours.ts';
import { readCompound, type KnownWords } from './compound-word.rules.ts';
import { writePackageStanding, writeProducts, writeStanding } from './search-products.repository.ts';
import { writeNumbers } from './search-numbers.repository.ts';
import {
  addWords,
  countWords,
  readBrandStems,
  readVocabulary,
  writeParts,
  type CountedWord,
} from './search-words.repository.ts';

/** Changes whenever the same texts would be read in another way, so that kept databases are read again. */
const READING = '2';
const SETTING = 'search-reading';

/**
 * Makes the text search know the catalogue as it is now. To be called, within the same transaction, by whatever writes
 * names, texts, categories, brands, article numbers or what is active; only what has changed is written.
 */
export async function refreshSearchVocabulary(db: ShopDatabase): Promise<void> {
  const languages = await db.selectFrom('languages').select('language_id').orderBy('language_id').execute();
  for (const { language_id: languageId } of languages) {
    await addWords(db, languageId, await writeProducts(db, languageId, READING));
    await countWords(db, languageId);
    await readCompounds(db, languageId);
    await writePackageStanding(db, languageId);
  }
  await writeStanding(db);
  await writeNumbers(db);
  await writeSetting(db, SETTING, READING);
}

/** Refreshes the text search of a database that was last filled by an older version of this program. */
export async function refreshOldSearchVocabulary(db: ShopDatabase): Promise<void> {
  if ((await readSetting(db, SETTING)) !== READING) await refreshSearchVocabulary(db);
}

async function readCompounds(db: ShopDatabase, languageId: string): Promise<void> {
  const brands = await readBrandStems(db, languageId);
  const vocabulary = await readVocabulary(db, languageId);
  const colours = compoundColours[languageId] ?? [];
  const formsOf = ({ stem, folded }: CountedWord) => (brands.has(stem) ? [] : [stem, folded]);
  const labels = new Set([...vocabulary.filter(({ isLabel }) => isLabel).flatMap(formsOf), ...colours]);
  const words = new Set([...vocabulary.flatMap(formsOf), ...colours]);
  const stems = new Map(vocabulary.map(({ folded, stem }) => [folded, stem]));
  const known: KnownWords = { isWord: (form) => words.has(form), isLabel: (form) => labels.has(form) };
  const changes = vocabulary.flatMap(({ word, folded, stem, parts: old }) => {
    const isOne = !brands.has(stem) && !/\d/.test(folded);
    const split = isOne ? (readCompound(folded, known) ?? readCompound(stem, known)) : null;
    const parts = split ? [split.modifier, split.head].map((part) => stems.get(part) ?? part) : [];
    return parts.join() === old.join() ? [] : { word, parts };
  });
  await writeParts(db, languageId, changes);
}
