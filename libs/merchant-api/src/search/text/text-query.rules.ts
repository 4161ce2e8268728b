import type { WordMeaning } from './word-meaning.rules.ts';

/** Where a word must stand: anywhere, or in the name. */
export type Place = '' | 'A';

/** A query of PostgreSQL's full text search for all of the words in any of their meanings. */
export function anyMeaning(meanings: readonly WordMeaning[], place: Place): string {
  return meanings.map((meaning) => `(${alternatives(meaning, place).join('|')})`).join('&');
}

/** A query for any of the words in any of their meanings. */
export function someMeaning(meanings: readonly WordMeaning[], place: Place): string {
  return meanings
    .flatMap(({ any, splits }) => [...(any.length > 0 ? [any] : []), ...splits.map(({ head }) => head)])
    .map((lexemes) => oneOf(lexemes, place))
    .join('|');
}

/**
 * A query for what compounds are about, for words that were only read as one: that must be what the product is, while the
 * kind of it may be said in passing. Null where there is no such word.
 */
export function compoundHeads(meanings: readonly WordMeaning[]): string | null {
  const compounds = meanings.filter(({ any }) => any.length === 0);
  if (compounds.length === 0) return null;
  return compounds
    .map(({ splits }) =>
      oneOf(
        splits.flatMap(({ head }) => head),
        '',
      ),
    )
    .join('&');
}

/** The same for the words themselves; null where one of them is only met by another word. */
export function sameWords(meanings: readonly WordMeaning[], place: Place): string | null {
  if (meanings.some(({ same }) => same.length === 0)) return null;
  return meanings.map(({ same }) => oneOf(same, place)).join('&');
}

function alternatives({ any, splits }: WordMeaning, place: Place): string[] {
  const pairs = splits.map(({ modifier, head }) => `(${oneOf(modifier, '')}&${oneOf(head, place)})`);
  return [...(any.length > 0 ? [oneOf(any, place)] : []), ...pairs];
}

function oneOf(lexemes: readonly string[], place: Place): string {
  return `(${lexemes.map((lexeme) => `${quoted(lexeme)}${place && `:${place}`}`).join('|')})`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, (letter) => `${letter}${letter}`)}'`;
}
