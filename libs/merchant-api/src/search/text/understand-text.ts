import type { ShopDatabase } from '../../database/shop-database.ts';
import { guessAll, isBeyondGuessing, lookUp, type Guessed, type LookedUp } from './guess-words.ts';
import { readWords } from './read-words.ts';
import { lexemesOf, type WordMeaning } from './word-meaning.rules.ts';

/** A word of so few letters that the catalogue does not know is left out, as "for" and "pa" typed without their dots. */
const LONGEST_IGNORED = 3;
/** So many words of a text are guessed. One with more that the catalogue does not know is not about its goods. */
const MOST_GUESSED = 2;

/**
 * Finds out what each word of a text may mean in the catalogue: the word in any form, compounds with it, what begins with
 * it where it is the last, the parts of it, or the word it is a typing error away from, in this order and only as far as
 * needed. Two statements at most are asked, the second only while each word may mean something. Empty where the text holds
 * no words, or one that means nothing.
 */
export async function understandText(db: ShopDatabase, text: string, languageId: string): Promise<WordMeaning[]> {
  const typed = readWords(text);
  if (typed.length === 0) return [];
  const words = await lookUp(db, languageId, typed);
  const unusual = words.filter(({ known }) => known.every(({ labelProducts }) => labelProducts === 0));
  const unknown = unusual.filter(({ known }) => known.length === 0);
  const needed = unknown.filter(({ typed: { folded } }) => typed.length === 1 || folded.length > LONGEST_IGNORED);
  if (needed.length > MOST_GUESSED || needed.some(isBeyondGuessing)) return [];
  // What must be guessed goes before what texts hold.
  const guessed = [...new Set([...needed, ...unusual])]
    .filter((word) => !isBeyondGuessing(word))
    .slice(0, MOST_GUESSED);
  const guesses = await guessAll(db, languageId, guessed);
  const meanings = words.map((word) => meaningOf(word, guesses.get(word)));
  const isLost = needed.some((word) => meanings[words.indexOf(word)] === null);
  return isLost ? [] : meanings.filter((meaning) => meaning !== null);
}

function meaningOf({ itself, known }: LookedUp, guessed?: Guessed): WordMeaning | null {
  const { lexemes = [], splits = [] } = guessed ?? {};
  const any = [...new Set([...lexemesOf(known), ...lexemes])];
  return any.length === 0 && splits.length === 0 ? null : { same: lexemesOf(itself), any, splits };
}
