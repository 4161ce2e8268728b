import { foldText } from '../catalogue/fold-text.ts';

const MOST_LETTERS = 200;
const MOST_WORDS = 10;

/** What a shopper looks for, in the forms that the database compares. */
export interface SearchWords {
  /** A query of PostgreSQL's full text search; the last word may be unfinished. */
  tsQuery: string;
  /** Every word without case and accents. */
  folded: readonly string[];
}

/**
 * Reads the words of a search text; null where it holds none. Only letters and digits are kept, so no text can mean
 * anything to the database but words.
 */
export function searchWords(text: string): SearchWords | null {
  const words = (
    text
      .slice(0, MOST_LETTERS)
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).slice(0, MOST_WORDS);
  if (words.length === 0) return null;
  const quoted = words.map((word, index) => (index === words.length - 1 ? `'${word}':*` : `'${word}'`));
  return { tsQuery: quoted.join(' & '), folded: words.map(foldText) };
}
