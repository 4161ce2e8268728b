import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { foldText } from '../../catalogue/fold-text.ts';
import { stemSql } from './vocabulary.repository.ts';

/** A word that shoppers type, and the word of the catalogue that it means. */
export interface Synonym {
  languageId: string;
  typed: string;
  meant: string;
}

/** All that is said, by language and word. */
export async function readSynonyms(db: ShopDatabase): Promise<Synonym[]> {
  const rows = await db
    .selectFrom('search_synonyms')
    .select(['language_id', 'typed', 'meant'])
    .orderBy('language_id')
    .orderBy('typed')
    .orderBy('meant')
    .execute();
  return rows.map(({ language_id: languageId, typed, meant }) => ({ languageId, typed, meant }));
}

/** Says what a word means; a word may mean several. Both are single words, in lower case. */
export async function writeSynonyms(db: ShopDatabase, synonyms: readonly Synonym[]): Promise<void> {
  for (const { languageId, typed, meant } of synonyms) {
    const keys = (word: string) => {
      const given = sql`(select ${word}::text as word, ${foldText(word)}::text as folded) given`;
      return sql`(select array_remove(array[given.folded, ${stemSql(languageId, 'given.word')}], null) from ${given})`;
    };
    await sql`
      insert into search_synonyms (language_id, typed, meant, typed_keys, meant_keys)
      values (${languageId}, ${typed}, ${meant}, ${keys(typed)}, ${keys(meant)})
      on conflict do nothing
    `.execute(db);
  }
}

/** Forgets what a word means; tells whether anything was said of it. */
export async function removeSynonyms(db: ShopDatabase, languageId: string, typed: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('search_synonyms')
    .where('language_id', '=', languageId)
    .where('typed', '=', typed)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
