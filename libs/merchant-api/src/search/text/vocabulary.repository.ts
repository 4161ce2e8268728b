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
  /** What an editor says that it means, with compounds of that. */
  synonyms: readonly KnownWord[];
}

/** A word as it is looked up. */
export type AskedWord = Pick<TypedWord, 'word' | 'folded' | 'respelt'>;

/** By what words are found that do not stand in the vocabulary as they were typed. */
export interface Guesses {
  /** Words that may be parts of compounds. */
  parts: readonly AskedWord[];
  /** How a word begins that may be unfinished; null where none is. */
  beginning: string | null;
  /** One for each word: what it may be without its ending, and with a typing error. */
  keys: readonly { forms: readonly string[]; typos: readonly string[] }[];
}

/** What was found by guesses. */
export interface GuessedWords {
  /** One for each of the parts. */
  parts: readonly WordMatches[];
  /** Words that begin so, those that stand in names first. */
  completions: readonly KnownWord[];
  /** For each of the keys the words that are the same but for their endings, or that may be one typing error away. */
  near: readonly (readonly KnownWord[])[];
}

/** More words than this say no more about what is meant. */
const MOST_MATCHES = 60;

const knownWord = sql`
  json_build_object('word', known.word, 'folded', known.folded, 'lexeme', known.lexeme, 'stem', known.stem, 'parts', known.parts,
    'labelProducts', known.label_products, 'products', known.products)
`;
const usualFirst = sql`order by label_products desc, products desc, word`;

/** Looks up typed words, one answer for each, with one statement for all of them. */
export async function findWords(
  db: ShopDatabase,
  languageId: string,
  typed: readonly AskedWord[],
): Promise<readonly WordMatches[]> {
  const { rows } = await wordsSql(languageId, typed).execute(db);
  return rows;
}

/** Looks up everything that several words may mean beside themselves, with one statement. */
export async function findGuesses(db: ShopDatabase, languageId: string, guesses: Guesses): Promise<GuessedWords> {
  const { parts, beginning, keys } = guesses;
  const { rows } = await sql<GuessedWords>`
    select
      (select coalesce(json_agg(part), '[]') from (${wordsSql(languageId, parts)}) part) as parts,
      (select coalesce(json_agg(${knownWord}), '[]') from (${beginningSql(languageId, beginning, MOST_MATCHES)}) known)
        as completions,
      (select coalesce(json_agg(words order by place), '[]') from (${nearSql(languageId, keys)}) near) as near
  `.execute(db);
  return rows[0] ?? { parts: [], completions: [], near: [] };
}

/** Words that begin with a beginning, those that stand in names first. */
export async function findCompletions(
  db: ShopDatabase,
  languageId: string,
  beginning: string,
  limit: number,
): Promise<KnownWord[]> {
  const { rows } = await sql<{ known: KnownWord }>`
    select ${knownWord} as known from (${beginningSql(languageId, beginning, limit)}) known
  `.execute(db);
  return rows.map(({ known }) => known);
}

// What is asked is worked out once (materialized): written into the conditions, it would be worked out for every word of
// the catalogue. All compounds are found in one pass for the same reason.
function wordsSql(languageId: string, typed: readonly AskedWord[]): RawBuilder<WordMatches> {
  return sql<WordMatches>`
    with asked as materialized (
      select typed.place, stems.stem, keys.own as keys, array(
        select distinct key from search_synonyms synonym, unnest(synonym.meant_keys) as key
        where synonym.language_id = ${languageId} and synonym.typed_keys && keys.own
      ) as meant
      from unnest(${typed.map(({ word }) => word)}::text[], ${typed.map(({ folded }) => folded)}::text[],
        ${typed.map(({ respelt }) => respelt)}::text[]) with ordinality as typed (word, folded, respelt, place)
      cross join lateral (
        select ${stemSql(languageId, 'typed.word')} as stem, ${stemSql(languageId, 'typed.respelt')} as respelt_stem
      ) stems
      cross join lateral (
        select array_remove(array[typed.folded, typed.respelt, stems.stem, stems.respelt_stem], null) as own
      ) keys
    ), compound as materialized (
      select * from search_words
      where language_id = ${languageId}
        and parts && array(select distinct key from asked, unnest(asked.keys) as key where key is not null)
    )
    select asked.stem, coalesce(same.words, '[]') as same, coalesce(compounds.words, '[]') as compounds,
      coalesce(synonyms.words, '[]') as synonyms
    from asked
    left join lateral (
      select json_agg(${knownWord} order by known.products desc, known.word) as words
      from search_words known
      where known.language_id = ${languageId} and (known.folded = any(asked.keys) or known.stem = any(asked.keys))
    ) same on true
    left join lateral (
      select json_agg(${knownWord} order by known.products desc, known.word) as words
      from (select * from compound where parts && asked.keys ${usualFirst} limit ${MOST_MATCHES}) known
    ) compounds on true
    left join lateral (
      select json_agg(${knownWord} order by known.products desc, known.word) as words
      from (
        select * from search_words
        where language_id = ${languageId}
          and (folded = any(asked.meant) or stem = any(asked.meant) or parts && asked.meant)
        ${usualFirst} limit ${MOST_MATCHES}
      ) known
    ) synonyms on asked.meant <> '{}'
    order by asked.place
  `;
}

/** The stem of a word, folded; null for a stop word. */
export function stemSql(languageId: string, word: string): RawBuilder<string | null> {
  return foldedWordsSql(sql`(ts_lexize(${stemmerSql(languageId)}, ${sql.ref(word)}))[1]`);
}

function beginningSql(languageId: string, beginning: string | null, limit: number): RawBuilder<unknown> {
  return sql`
    select * from search_words
    where language_id = ${languageId} and folded >= ${beginning} and folded < ${beginning}::text || '~'
    ${usualFirst} limit ${limit}
  `;
}

function nearSql(languageId: string, keys: Guesses['keys']): RawBuilder<unknown> {
  // Lengths are compared first, as that rules most words out at no cost: a typing error changes them by one.
  const asked = keys.map(({ forms, typos }, place) => {
    const lengths = typos.map((typo) => typo.length);
    return { place, forms, typos, shortest: Math.min(...lengths), longest: Math.max(...lengths) + 1 };
  });
  return sql`
    select asked.place, coalesce(found.words, '[]') as words
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) 
      as asked (place int, forms text[], typos text[], shortest int, longest int)
    left join lateral (
      select json_agg(${knownWord} ${usualFirst}) as words
      from (
        select * from search_words
        where language_id = ${languageId} and (
          folded = any(asked.forms) or stem = any(asked.forms) or parts && asked.forms
          or length(folded) >= asked.shortest and length(stem) <= asked.longest and typo_keys && asked.typos
        )
        ${usualFirst} limit ${MOST_MATCHES}
      ) known
    ) found on true
  `;
}
