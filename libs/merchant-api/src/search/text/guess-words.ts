import type { ShopDatabase } from '../../database/shop-database.ts';
import { splitsOf, type CompoundSplit } from './compound-word.rules.ts';
import type { TypedWord } from './read-words.ts';
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
/** A beginning of fewer letters says too little. */
const SHORTEST_BEGINNING = 2;
const MOST_SPLITS = 2;

/** A typed word with what the vocabulary says of it, as far as it is known. */
export interface LookedUp {
  typed: TypedWord;
  itself: readonly KnownWord[];
  /** The word itself, compounds with it, and what an editor says that it means. */
  known: readonly KnownWord[];
}

/** Looks words up as they were typed, with one statement. Stop words among others are left out. */
export async function lookUp(
  db: ShopDatabase,
  languageId: string,
  typed: readonly TypedWord[],
): Promise<readonly LookedUp[]> {
  const found = await findWords(db, languageId, typed);
  return typed.flatMap((word, index) => lookedUp(word, found[index], typed.length > 1));
}

/** None for a stop word among others. */
function lookedUp(typed: TypedWord, found: WordMatches | undefined, isAmongOthers: boolean): LookedUp[] {
  if (!found || (found.stem === null && isAmongOthers)) return [];
  const own = [...new Set(agreeing(typed, found.stem, [...found.same, ...found.compounds]))];
  const itself = found.same.filter((word) => own.includes(word));
  return [{ typed, known: [...own, ...found.synonyms], itself: [...itself, ...found.synonyms] }];
}

/** What a word may mean beside what it is known as. */
export interface Guessed {
  lexemes: readonly string[];
  splits: WordMeaning['splits'];
  /** Where the word has to be a typing error: the words that it may have been meant as, the most usual first. */
  corrections: readonly KnownWord[];
}

/** How a word may be guessed. */
interface GuessedBy {
  splits: readonly CompoundSplit[];
  beginning: string | null;
  keys: Guesses['keys'][number] | null;
}

function guessedBy({ typed: { word, folded, respelt, isOpen, isExact }, known }: LookedUp): GuessedBy {
  const isInTexts = known.length > 0;
  const isShort = word.length <= LONGEST_GUESSED;
  const typos = isInTexts || isExact ? [] : [...new Set([...typoKeys(folded), ...typoKeys(respelt)])];
  return {
    splits: isShort && !/\p{N}/u.test(word) ? splitsOf(word) : [],
    beginning: isOpen && !isInTexts && folded.length >= SHORTEST_BEGINNING ? folded : null,
    keys: isShort && isGuessable(folded) ? { forms: plainForms(folded), typos } : null,
  };
}

/** Whether a word can be nothing but itself. */
export function isBeyondGuessing(word: LookedUp): boolean {
  const { splits, beginning, keys } = guessedBy(word);
  return splits.length === 0 && beginning === null && keys === null;
}

/** Guesses all words with one statement, or with none where there are none. */
export async function guessAll(
  db: ShopDatabase,
  languageId: string,
  words: readonly LookedUp[],
): Promise<Map<LookedUp, Guessed>> {
  const by = words.map(guessedBy);
  if (words.length === 0) return new Map();
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
      return [word, { ...guesses, splits: knownSplits(splits, lexemes) }];
    }),
  );
}

/** What a word may mean which names do not hold; a word that texts hold may only be meant in another form. */
function guess(
  { typed, known }: LookedUp,
  completions: GuessedWords['completions'],
  near: readonly KnownWord[],
): Omit<Guessed, 'splits'> {
  if (completions.length > 0) return { lexemes: lexemesOf(agreeing(typed, null, completions)), corrections: [] };
  const forms = inOtherForms(typed, near).filter(({ labelProducts }) => labelProducts > 0 || known.length === 0);
  if (forms.length > 0) return { lexemes: lexemesOf(forms), corrections: [] };
  const corrections = withoutTypo(typed, near);
  return { lexemes: lexemesOf(corrections), corrections };
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
