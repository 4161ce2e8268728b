import type { ShopDatabase } from '../../database/shop-database.ts';
import { storableText } from '../../database/storable-text.ts';
import { findProducts } from './find-products.ts';
import { guessAll, isBeyondGuessing, lookUp, type LookedUp } from './guess-words.ts';
import { readWords, type TypedWord } from './read-words.ts';
import { nearestWord, respell } from './spell-text.rules.ts';
import { typoKeys } from './typo-keys.rules.ts';
import { findCompletions, findGuesses, type KnownWord } from './vocabulary.repository.ts';

/** How the catalogue would spell a text. */
export interface Spelling {
  text: string;
  /** Whether a word of the text as it was typed means nothing at all. Else there is only a far more usual one beside it. */
  isNeeded: boolean;
}

/** A text with more words that the catalogue does not know is not about its goods. */
const MOST_RESPELT = 2;
/** Of the most usual words with the same first letter so many are compared. */
const MOST_COMPARED = 600;
/** What stands in so few products, and in none of their names, may be a typing error that has a meaning too. */
const RARE = 2;
/** What so many are called by is usual. */
const USUAL = 5;

/**
 * How the catalogue would spell a text: each of its words that means nothing as the nearest word of a name, brand, category
 * or colour. Null where all mean something, where nothing is near, and where the other spelling finds nothing either.
 */
export async function spellText(
  db: ShopDatabase,
  text: string,
  { languageId }: { languageId: string },
): Promise<Spelling | null> {
  const storable = storableText(text);
  const words = await lookUp(db, languageId, readWords(storable).map(asLoose));
  const unknown = words.filter(({ known }) => known.length === 0);
  if (unknown.length > MOST_RESPELT) return null;
  const respelt =
    unknown.length > 0 ? await respellUnknown(db, languageId, unknown) : await respellRare(db, languageId, words);
  if (respelt === null || respelt.size === 0) return null;
  const spelt = respell(withoutQuotes(storable), respelt);
  const found = await findProducts(db, spelt, { languageId });
  return found.length === 0 ? null : { text: spelt, isNeeded: unknown.length > 0 };
}

/** Null where one of the words stays unknown; a word that can be read in another way stays as it is. */
async function respellUnknown(db: ShopDatabase, languageId: string, unknown: readonly LookedUp[]) {
  const guesses = await guessAll(
    db,
    languageId,
    unknown.filter((word) => !isBeyondGuessing(word)),
  );
  const respelt = new Map<string, string>();
  for (const word of unknown) {
    const { lexemes = [], splits = [], corrections = [] } = guesses.get(word) ?? {};
    if (splits.length > 0 || (lexemes.length > 0 && corrections.length === 0)) continue;
    const near = nearestWord(word.typed, [...corrections, ...(await withSameLetter(db, languageId, word.typed))]);
    if (near === null) return null;
    respelt.set(word.typed.word, near);
  }
  return respelt;
}

/** Most mistyped words begin with the right letter. */
async function withSameLetter(db: ShopDatabase, languageId: string, { folded }: TypedWord): Promise<KnownWord[]> {
  const [letter = ''] = folded;
  return /\p{N}/u.test(folded) ? [] : findCompletions(db, languageId, letter, MOST_COMPARED);
}

async function respellRare(db: ShopDatabase, languageId: string, words: readonly LookedUp[]) {
  const rare = words.filter(({ known }) =>
    known.every(({ labelProducts, products }) => labelProducts === 0 && products <= RARE),
  );
  if (rare.length === 0 || rare.length > MOST_RESPELT) return null;
  const keys = rare.map(({ typed: { folded } }) => ({ forms: [], typos: typoKeys(folded) }));
  const { near } = await findGuesses(db, languageId, { parts: [], beginning: null, keys });
  return new Map(
    rare.flatMap(({ typed }, index): [string, string][] => {
      const usual = (near[index] ?? []).filter(({ labelProducts }) => labelProducts >= USUAL);
      const word = nearestWord(typed, usual);
      return word === null ? [] : [[typed.word, word]];
    }),
  );
}

function asLoose(word: TypedWord, index: number, all: readonly TypedWord[]): TypedWord {
  return { ...word, isExact: false, isOpen: index === all.length - 1 };
}

function withoutQuotes(text: string): string {
  return text.replace(/["“”„«»]/gu, '').trim();
}
