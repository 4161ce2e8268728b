import { sql } from 'kysely';
import { inChunks } from '../../database/in-chunks.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { foldText } from '../../catalogue/fold-text.ts';
import { configurationSql } from './dictionaries.ts';
import { plainSql } from './plain-text-sql.ts';
import type { NewWord } from './search-products.repository.ts';
import { typoKeys } from './typo-keys.rules.ts';

/** Adds words to the vocabulary; those it holds stay as they are. */
export async function addWords(db: ShopDatabase, languageId: string, words: readonly NewWord[]): Promise<void> {
  for (const chunk of inChunks(words)) {
    const rows = chunk.map((word) => ({ language_id: languageId, ...wordRow(word), products: 0, label_products: 0 }));
    await db
      .insertInto('search_words')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['language_id', 'word']).doNothing())
      .execute();
  }
}

function wordRow({ word, lexeme }: NewWord) {
  const folded = foldText(word);
  const stem = foldText(lexeme);
  return { word, folded, lexeme, stem, typo_keys: [...new Set([...typoKeys(folded), ...typoKeys(stem)])] };
}

/** Counts anew in how many products each word stands, and forgets those that stand in none. */
export async function countWords(db: ShopDatabase, languageId: string): Promise<void> {
  await sql`
    with mentions as (
      select token.lexeme, count(*)::int as products
      from search_texts text, unnest(text.words) as token
      where text.language_id = ${languageId}
      group by token.lexeme
    ), labels as (
      select token.lexeme, count(*)::int as products
      from search_labels label, unnest(label.words) as token
      where label.language_id = ${languageId}
      group by token.lexeme
    ), counted as (
      select word.word, coalesce(mentions.products, 0) as products, coalesce(labels.products, 0) as label_products
      from search_words word left join mentions using (lexeme) left join labels using (lexeme)
      where word.language_id = ${languageId}
    )
    update search_words word
    set products = counted.products, label_products = counted.label_products
    from counted
    where word.language_id = ${languageId} and word.word = counted.word
      and (word.products, word.label_products) is distinct from (counted.products, counted.label_products)
  `.execute(db);
  await db.deleteFrom('search_words').where('language_id', '=', languageId).where('products', '=', 0).execute();
}

/** A word as compounds are read from it. */
export interface CountedWord {
  word: string;
  folded: string;
  stem: string;
  isLabel: boolean;
  parts: readonly string[];
}

/** All words of a language. */
export async function readVocabulary(db: ShopDatabase, languageId: string): Promise<CountedWord[]> {
  const { rows } = await sql<CountedWord>`
    select word, folded, stem, label_products > 0 as "isLabel", parts
    from search_words where language_id = ${languageId}
  `.execute(db);
  return rows;
}

/** The stems of the names of brands, which mean nothing but the brand. */
export async function readBrandStems(db: ShopDatabase, languageId: string): Promise<Set<string>> {
  const { rows } = await sql<{ lexeme: string }>`
    select distinct token.lexeme
    from brands, unnest(to_tsvector(${configurationSql(languageId)}, ${plainSql(sql`name`)})) as token
  `.execute(db);
  return new Set(rows.map(({ lexeme }) => foldText(lexeme)));
}

/** Notes what words are made of. */
export async function writeParts(
  db: ShopDatabase,
  languageId: string,
  changes: readonly { word: string; parts: readonly string[] }[],
): Promise<void> {
  for (const chunk of inChunks(changes)) {
    await sql`
      update search_words word
      set parts = array(select jsonb_array_elements_text(change.parts))
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as change (word text, parts jsonb)
      where word.language_id = ${languageId} and word.word = change.word
    `.execute(db);
  }
}
