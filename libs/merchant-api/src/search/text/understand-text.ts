import type { ShopDatabase } from '../../database/shop-database.ts';
import { splitsOf } from './compound-word.rules.ts';
import { readWords, type TypedWord } from './read-words.ts';
import { isGuessable, typoKeys } from './typo-keys.rules.ts';
import { findByKeys, findCompletions, findWords, type WordMatches } from './vocabulary.repository.ts';
import {
  agreeing,
  inOtherForms,
  lexemesOf,
  partOf,
  plainForms,
  withoutTypo,
  type WordMeaning,
} from './word-meaning.rules.ts';

/** Longer words are not taken apart. */
const LONGEST_SPLIT = 40;
/** A word of so few letters that the catalogue does not know is left out, as "for" and "pa" typed without their dots. */
const LONGEST_IGNORED = 3;
/** A beginning of fewer letters says too little. */
const SHORTEST_BEGINNING = 2;
const MOST_SPLITS = 2;

interface Vocabulary {
  db: ShopDatabase;
  languageId: string;
}

/**
 * Finds out what each word of a text may mean in the catalogue: the word in any form, compounds with it, what begins with
 * it where it is the last, the parts of it, or the word it is a typing error away from, in this order and only as far as
 * needed. Empty where the text holds no words, or one that means nothing.
 */
export async function understandText(db: ShopDatabase, text: string, languageId: string): Promise<WordMeaning[]> {
  const typed = readWords(text);
  if (typed.length === 0) return [];
  const vocabulary = { db, languageId };
  const found = await findWords(db, languageId, typed);
  const meanings: WordMeaning[] = [];
  for (const [index, word] of typed.entries()) {
    const matches = found[index];
    const isStopWord = matches?.stem === null && typed.length > 1;
    if (!matches || isStopWord) continue;
    const meaning = await understandWord(vocabulary, word, matches);
    if (meaning) meanings.push(meaning);
    else if (typed.length === 1 || word.folded.length > LONGEST_IGNORED) return [];
  }
  return meanings;
}

async function understandWord(
  vocabulary: Vocabulary,
  typed: TypedWord,
  { stem, same, compounds }: WordMatches,
): Promise<WordMeaning | null> {
  const known = new Set(agreeing(typed, stem, [...same, ...compounds]));
  const itself = same.filter((word) => known.has(word));
  const any = lexemesOf([...known]);
  const isUsual = [...known].some(({ labelProducts }) => labelProducts > 0);
  if (isUsual) return { same: lexemesOf(itself), any, splits: [] };
  const [splits, guesses] = [await readAsCompound(vocabulary, typed), await guess(vocabulary, typed, any.length > 0)];
  const meaning = { same: lexemesOf(itself), any: [...new Set([...any, ...guesses])], splits };
  return meaning.any.length === 0 && splits.length === 0 ? null : meaning;
}

/** Lexemes that a word may mean which names do not hold; a word that texts hold may only be meant in another form. */
async function guess({ db, languageId }: Vocabulary, typed: TypedWord, isInTexts: boolean): Promise<readonly string[]> {
  const { folded, respelt, isOpen } = typed;
  if (isOpen && !isInTexts && folded.length >= SHORTEST_BEGINNING) {
    const completed = agreeing(typed, null, await findCompletions(db, languageId, folded));
    if (completed.length > 0) return lexemesOf(completed);
  }
  if (!isGuessable(folded) || folded.length > LONGEST_SPLIT) return [];
  const typos = isInTexts ? [] : [...new Set([...typoKeys(folded), ...typoKeys(respelt)])];
  const candidates = await findByKeys(db, languageId, { forms: plainForms(folded), typos });
  const forms = inOtherForms(typed, candidates).filter(({ labelProducts }) => labelProducts > 0 || !isInTexts);
  return lexemesOf(forms.length > 0 ? forms : withoutTypo(typed, candidates));
}

async function readAsCompound({ db, languageId }: Vocabulary, { word }: TypedWord): Promise<WordMeaning['splits']> {
  if (word.length > LONGEST_SPLIT || /\p{N}/u.test(word)) return [];
  const splits = splitsOf(word);
  if (splits.length === 0) return [];
  const parts = [...new Set(splits.flatMap(({ modifier, head }) => [modifier, head]))];
  const found = await findWords(db, languageId, parts.map(partOf));
  const lexemes = new Map(parts.map((part, index) => [part, found[index] ? meaningOfPart(part, found[index]) : []]));
  return splits
    .map(({ modifier, head }) => ({ modifier: lexemes.get(modifier) ?? [], head: lexemes.get(head) ?? [] }))
    .filter(({ modifier, head }) => modifier.length > 0 && head.length > 0)
    .slice(0, MOST_SPLITS);
}

function meaningOfPart(part: string, { stem, same, compounds }: WordMatches): string[] {
  return lexemesOf(agreeing(partOf(part), stem, [...same, ...compounds]));
}
