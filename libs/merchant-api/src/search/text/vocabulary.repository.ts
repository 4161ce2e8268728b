import { sql, type RawBuilder } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { stemmerSql } from './dictionaries.ts';
import { foldedWordsSql } from './plain-text-sql.ts';
import type { TypedWord } from './read-words.ts';

/** A word of the catalogue that a typed word may mean. */
export interface KnownWord {
  word: string;
  folded: string;
  lexeme: string;
  stem: string;
  /** What it is made of where it is a compound, as stems. */
  parts: readonly string[];
  /** In how many products it stands in the name, or as brand, category or colour. */
  labelProducts: number;
  products: number;
}

/** What the vocabulary holds of one typed word. */
export interface WordMatches {
  /** The dictionary's stem of it; null where it is a stop word. */
  stem: string | null;
  /** The word itself, in any form that has the same stem. */
  same: readonly KnownWord[];
  /** Compounds that it is a part of. */
  compounds: readonly KnownWord[];
}

/** More words than this say no more about what is meant. */
const MOST_MATCHES = 60;

const knownWord = sql`
  json_build_object('word', known.word, 'folded', known.folded, 'lexeme', known.lexeme, 'stem', known.stem, 'parts', known.parts,
    'labelProducts', known.label_products, 'products', known.products)
`;

/** Looks up typed words, one answer for each, with one statement for all of them. */
export async function findWords(
  db: ShopDatabase,
  languageId: string,
  typed: readonly Pick<TypedWord, 'word' | 'folded' | 'respelt'>[],
): Promise<WordMatches[]> {
  const { rows } = await sql<WordMatches>`
    with asked as (
      select typed.place, stems.stem, array[typed.folded, typed.respelt, stems.stem, stems.respelt_stem] as keys
      from unnest(${typed.map(({ word }) => word)}::text[], ${typed.map(({ folded }) => folded)}::text[],
        ${typed.map(({ respelt }) => respelt)}::text[]) with ordinality as typed (word, folded, respelt, place)
      cross join lateral (
        select ${stemSql(languageId, 'typed.word')} as stem, ${stemSql(languageId, 'typed.respelt')} as respelt_stem
      ) stems
    )
    select asked.stem, coalesce(same.words, '[]') as same, coalesce(compounds.words, '[]') as compounds
    from asked
    left join lateral (
      select json_agg(${knownWord} order by known.products desc, known.word) as words
      from search_words known
      where known.language_id = ${languageId} and (known.folded = any(asked.keys) or known.stem = any(asked.keys))
    ) same on true
    left join lateral (
      select json_agg(${knownWord} order by known.products desc, known.word) as words
      from (
        select * from search_words
        where language_id = ${languageId} and parts && asked.keys
        order by label_products desc, products desc, word
        limit ${MOST_MATCHES}
      ) known
    ) compounds on true
    order by asked.place
  `.execute(db);
  return rows;
}

function stemSql(languageId: string, word: string): RawBuilder<string | null> {
  return foldedWordsSql(sql`(ts_lexize(${stemmerSql(languageId)}, ${sql.ref(word)}))[1]`);
}

/** Words that begin with a beginning, those that stand in names first. */
export async function findCompletions(
  db: ShopDatabase,
  languageId: string,
  beginning: string,
  limit: number = MOST_MATCHES,
): Promise<KnownWord[]> {
  return readKnown(
    db,
    sql`language_id = ${languageId} and folded >= ${beginning} and folded < ${`${beginning}~`}`,
    limit,
  );
}

/** Words that are the same but for their endings, or that may be one typing error away. */
export async function findByKeys(
  db: ShopDatabase,
  languageId: string,
  keys: { forms: readonly string[]; typos: readonly string[] },
): Promise<KnownWord[]> {
  return readKnown(
    db,
    sql`language_id = ${languageId} and (
      folded = any(${keys.forms}::text[]) or stem = any(${keys.forms}::text[]) or parts && ${keys.forms}::text[]
      or typo_keys && ${keys.typos}::text[]
    )`,
    MOST_MATCHES,
  );
}

async function readKnown(db: ShopDatabase, condition: RawBuilder<unknown>, limit: number): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select word, folded, lexeme, stem, parts, label_products as "labelProducts", products
    from search_words where ${condition}
    order by label_products desc, products desc, word
    limit ${limit}
  `.execute(db);
  return rows;
}
