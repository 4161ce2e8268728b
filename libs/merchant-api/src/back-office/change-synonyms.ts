import type { ShopDatabase } from '../database/shop-database.ts';
import { readWords } from '../search/text/read-words.ts';
import { readSynonyms, removeSynonyms, writeSynonyms, type Synonym } from '../search/text/synonym.repository.ts';

/** What came of it: the words have to be single ones, and the language one that the shop speaks. */
export type SynonymResult = { kind: 'changed' } | { kind: 'not-one-word' | 'unknown-language' | 'same-word' };

/** Says which word of the catalogue a word means that shoppers type. The search knows it within seconds. */
export async function addSynonym(db: ShopDatabase, { languageId, ...words }: Synonym): Promise<SynonymResult> {
  const [typed, meant] = [oneWord(words.typed), oneWord(words.meant)];
  if (typed === null || meant === null) return { kind: 'not-one-word' };
  if (typed === meant) return { kind: 'same-word' };
  const language = await db
    .selectFrom('languages')
    .select('language_id')
    .where('language_id', '=', languageId)
    .executeTakeFirst();
  if (!language) return { kind: 'unknown-language' };
  await writeSynonyms(db, [{ languageId, typed, meant }]);
  return { kind: 'changed' };
}

/** Forgets what a word means; tells whether anything was said of it. */
export async function removeSynonym(db: ShopDatabase, languageId: string, typed: string): Promise<boolean> {
  const word = oneWord(typed);
  return word !== null && removeSynonyms(db, languageId, word);
}

/** All that is said, by language and word. */
export function listSynonyms(db: ShopDatabase): Promise<Synonym[]> {
  return readSynonyms(db);
}

function oneWord(text: string): string | null {
  const [word, ...others] = readWords(text);
  return word && others.length === 0 ? word.word : null;
}
