import type { WordMeaning } from './word-meaning.rules.ts';

/** Where in a document a word must stand: anywhere, in the name, or there or as brand, category or colour. */
export type Place = '' | 'A' | 'AB';

/** A query of PostgreSQL's full text search for all of the words in any of their meanings. */
export function anyMeaning(meanings: readonly WordMeaning[], place: Place): string {
  return meanings.map((meaning) => `(${alternatives(meaning, place).join('|')})`).join('&');
}

/** The same for the words themselves; null where one of them is only met by another word. */
export function sameWords(meanings: readonly WordMeaning[], place: Place): string | null {
  if (meanings.some(({ same }) => same.length === 0)) return null;
  return meanings.map(({ same }) => oneOf(same, place)).join('&');
}

function alternatives({ any, splits }: WordMeaning, place: Place): string[] {
  // What a compound is about must be what the product is; the kind of it may be said in passing.
  const pairs = splits.map(({ modifier, head }) => `(${oneOf(modifier, '')}&${oneOf(head, place || 'AB')})`);
  return [...(any.length > 0 ? [oneOf(any, place)] : []), ...pairs];
}

function oneOf(lexemes: readonly string[], place: Place): string {
  return `(${lexemes.map((lexeme) => `${quoted(lexeme)}${place && `:${place}`}`).join('|')})`;
}

function quoted(lexeme: string): string {
  return `'${lexeme.replace(/['\\]/g, (letter) => `${letter}${letter}`)}'`;
}
