import { foldText } from '../../catalogue/fold-text.ts';
import type { TypedWord } from './read-words.ts';
import { isOneTypoApart } from './typo-keys.rules.ts';
import type { KnownWord } from './vocabulary.repository.ts';

/** What a typed word may stand for in the documents, as lexemes. */
export interface WordMeaning {
  /** The word itself. */
  same: readonly string[];
  /** The word itself, compounds with it, and what was guessed. */
  any: readonly string[];
  /** The word read as a compound that the catalogue says in two words. */
  splits: readonly { modifier: readonly string[]; head: readonly string[] }[];
}

const ENDINGS = [
  'arna',
  'orna',
  'erna',
  'ene',
  'ane',
  'en',
  'et',
  'tt',
  'na',
  'ne',
  'ar',
  'or',
  'er',
  'n',
  't',
  's',
  'r',
  'a',
  'e',
];
const SHORTEST_FORM = 3;
const MOST_GUESSES = 3;

/**
 * The folded word without the endings that nouns and adjectives take in Swedish and Norwegian; the dictionaries miss some of
 * them, such as grønt for grønn.
 */
export function plainForms(folded: string): string[] {
  const bare = ENDINGS.filter((ending) => folded.endsWith(ending)).map((ending) => folded.slice(0, -ending.length));
  const neuter = folded.endsWith('nt') ? [`${folded.slice(0, -1)}n`] : [];
  return [...new Set([...bare, ...neuter].filter((form) => form.length >= SHORTEST_FORM))];
}

/** Where the accents were typed, only words that have them too; where none has them, all. */
export function agreeing(typed: TypedWord, stem: string | null, known: readonly KnownWord[]): readonly KnownWord[] {
  if (typed.word === typed.folded) return known;
  const start = nordic(typed.word.slice(0, stem?.length ?? typed.word.length));
  const same = known.filter(({ word }) => nordic(word).includes(start));
  return same.length > 0 ? same : known;
}

/** Swedish and Norwegian write two of their letters differently. */
function nordic(word: string): string {
  return word.replaceAll('æ', 'ä').replaceAll('ø', 'ö');
}

/** Words that a mistyped one may mean, the most usual first. */
export function withoutTypo({ folded, respelt }: TypedWord, candidates: readonly KnownWord[]): readonly KnownWord[] {
  const isNear = (known: string) => isOneTypoApart(folded, known) || isOneTypoApart(respelt, known);
  const near = candidates.filter((known) => isNear(known.folded) || isNear(known.stem));
  const best = new Set([...new Set(near.map(({ stem }) => stem))].slice(0, MOST_GUESSES));
  return near.filter(({ stem }) => best.has(stem));
}

/** Words that differ from the typed one in their endings alone. */
export function inOtherForms({ folded }: TypedWord, candidates: readonly KnownWord[]): readonly KnownWord[] {
  const forms = new Set(plainForms(folded));
  return candidates.filter(
    ({ folded: whole, stem, parts }) => forms.has(whole) || forms.has(stem) || parts.some((part) => forms.has(part)),
  );
}

/** The lexemes of words, each once. */
export function lexemesOf(...lists: readonly (readonly KnownWord[])[]): string[] {
  return [...new Set(lists.flat().map(({ lexeme }) => lexeme))];
}

/** A part of a typed word as a word that was typed by itself. */
export function partOf(word: string): TypedWord {
  const folded = foldText(word);
  return { word, folded, respelt: folded, isOpen: false, isExact: false };
}
