import type { ShopDatabase } from '../../database/shop-database.ts';
import { splitsOf, type CompoundSplit } from './compound-word.rules.ts';
import { readWords, type TypedWord } from './read-words.ts';
import { isGuessable, typoKeys } from './typo-keys.rules.ts';
import {
  findGuesses,
  findWords,
  type GuessedWords,
  type Guesses,
  type KnownWord,
  type WordMatches,
} from './vocabulary.repository.ts';
import {
  agreeing,
  inOtherForms,
  lexemesOf,
  partOf,
  plainForms,
  withoutTypo,
  type WordMeaning,
} from './word-meaning.rules.ts';

/** Longer words are not taken apart or guessed; those of the demo shop have seventeen letters at most. */
const LONGEST_GUESSED = 24;
/** A word of so few letters that the catalogue does not know is left out, as "for" and "pa" typed without their dots. */
const LONGEST_IGNORED = 3;
/** A beginning of fewer letters says too little. */
const SHORTEST_BEGINNING = 2;
const MOST_SPLITS = 2;
/** So many words of a text are guessed. One with more that the catalogue does not know is not about its goods. */
const MOST_GUESSED = 2;

/** A typed word with what the vocabulary says of it, as far as it is known. */
interface LookedUp {
  typed: TypedWord;
  itself: readonly KnownWord[];
  /** The word itself and compounds with it. */
  known: readonly KnownWord[];
}

/**
 * Finds out what each word of a text may mean in the catalogue: the word in any form, compounds with it, what begins with
 * it where it is the last, the parts of it, or the word it is a typing error away from, in this order and only as far as
 * needed. Two statements at most are asked, the second only while each word may mean something. Empty where the text holds
 * no words, or one that means nothing.
 */
export async function understandText(db: ShopDatabase, text: string, languageId: string): Promise<WordMeaning[]> {
  const typed = readWords(text);
  if (typed.length === 0) return [];
  const found = await findWords(db, languageId, typed);
  const words = typed.flatMap((word, index) => lookedUp(word, found[index], typed.length > 1));
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

/** None for a stop word among others. */
function lookedUp(typed: TypedWord, found: WordMatches | undefined, isAmongOthers: boolean): LookedUp[] {
  if (!found || (found.stem === null && isAmongOthers)) return [];
  const known = [...new Set(agreeing(typed, found.stem, [...found.same, ...found.compounds]))];
  return [{ typed, known, itself: found.same.filter((word) => known.includes(word)) }];
}

/** What a word may mean beside what it is known as. */
interface Guessed {
  lexemes: readonly string[];
  splits: WordMeaning['splits'];
}

function meaningOf({ itself, known }: LookedUp, { lexemes, splits }: Guessed = { lexemes: [], splits: [] }) {
  const any = [...new Set([...lexemesOf(known), ...lexemes])];
  return any.length === 0 && splits.length === 0 ? null : { same: lexemesOf(itself), any, splits };
}

/** How a word may be guessed. */
interface GuessedBy {
  splits: readonly CompoundSplit[];
  beginning: string | null;
  keys: Guesses['keys'][number] | null;
}

function guessedBy({ typed: { word, folded, respelt, isOpen }, known }: LookedUp): GuessedBy {
  const isInTexts = known.length > 0;
  const isShort = word.length <= LONGEST_GUESSED;
  const typos = isInTexts ? [] : [...new Set([...typoKeys(folded), ...typoKeys(respelt)])];
  return {
    splits: isShort && !/\p{N}/u.test(word) ? splitsOf(word) : [],
    beginning: isOpen && !isInTexts && folded.length >= SHORTEST_BEGINNING ? folded : null,
    keys: isShort && isGuessable(folded) ? { forms: plainForms(folded), typos } : null,
  };
}

function isBeyondGuessing(word: LookedUp): boolean {
  const { splits, beginning, keys } = guessedBy(word);
  return splits.length === 0 && beginning === null && keys === null;
}

/** Guesses all words with one statement, or with none where there are none. */
async function guessAll(db: ShopDatabase, languageId: string, words: readonly LookedUp[]) {
  const by = words.map(guessedBy);
  if (words.length === 0) return new Map<LookedUp, Guessed>();
  const parts = [...new Set(by.flatMap(({ splits }) => splits.flatMap(({ modifier, head }) => [modifier, head])))];
  const asked = words.filter((_, index) => by[index]?.keys);
  const found = await findGuesses(db, languageId, {
    parts: parts.map(partOf),
    beginning: by.find(({ beginning }) => beginning !== null)?.beginning ?? null,
    keys: by.flatMap(({ keys }) => keys ?? []),
  });
  const lexemes = new Map(parts.map((part, index) => [part, lexemesOfPart(part, found.parts[index])]));
  return new Map(
    words.map((word, index) => {
      const { splits = [], beginning = null } = by[index] ?? {};
      const near = found.near[asked.indexOf(word)] ?? [];
      const guesses = guess(word, beginning === null ? [] : found.completions, near);
      return [word, { lexemes: guesses, splits: knownSplits(splits, lexemes) }];
    }),
  );
}

/** Lexemes that a word may mean which names do not hold; a word that texts hold may only be meant in another form. */
function guess(
  { typed, known }: LookedUp,
  completions: GuessedWords['completions'],
  near: readonly KnownWord[],
): readonly string[] {
  if (completions.length > 0) return lexemesOf(agreeing(typed, null, completions));
  const forms = inOtherForms(typed, near).filter(({ labelProducts }) => labelProducts > 0 || known.length === 0);
  return lexemesOf(forms.length > 0 ? forms : withoutTypo(typed, near));
}

function knownSplits(splits: readonly CompoundSplit[], lexemes: ReadonlyMap<string, readonly string[]>) {
  return splits
    .map(({ modifier, head }) => ({ modifier: lexemes.get(modifier) ?? [], head: lexemes.get(head) ?? [] }))
    .filter(({ modifier, head }) => modifier.length > 0 && head.length > 0)
    .slice(0, MOST_SPLITS);
}

function lexemesOfPart(part: string, found: WordMatches | undefined): string[] {
  return found ? lexemesOf(agreeing(partOf(part), found.stem, [...found.same, ...found.compounds])) : [];
}
