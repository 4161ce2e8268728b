import { foldText } from '../../catalogue/fold-text.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { storableText } from '../../database/storable-text.ts';
import { findProducts } from './find-products.ts';
import { readWords } from './read-words.ts';
import { nameFits } from './suggestion.rules.ts';
import { findLabelLexemes, firstOfGroups, readNames, type NamedPlace } from './suggestion.repository.ts';
import { findCompletions } from './vocabulary.repository.ts';

/** The best few of each kind for what is in the search field. */
export interface Suggestions {
  productIds: readonly number[];
  categoryIds: readonly number[];
  brandIds: readonly number[];
  /** Whole searches that begin as the text does. */
  phrases: readonly string[];
}

const MOST_PRODUCTS = 6;
const MOST_PLACES = 4;
const MOST_PHRASES = 6;
/** More than are shown, as several may be forms of one word, or not go with the words before them. */
const MOST_COMPLETIONS = 30;
/** Of so many products the variants are put together and the words read. */
const MOST_READ = 60;

/**
 * What to show while a shopper writes. Categories and brands are those that the text names, then those where what it finds
 * is. A text without words suggests nothing.
 */
export async function suggest(
  db: ShopDatabase,
  text: string,
  { languageId }: { languageId: string },
): Promise<Suggestions> {
  const typed = readWords(storableText(text));
  if (typed.length === 0) return { productIds: [], categoryIds: [], brandIds: [], phrases: [] };
  const found = (await findProducts(db, text, { languageId })).slice(0, MOST_READ).map(({ productId }) => productId);
  const [shown, names, phrases] = await Promise.all([
    firstOfGroups(db, found),
    readNames(db, languageId),
    completePhrases(db, text, languageId),
  ]);
  const folded = typed.map((word) => word.folded);
  const top = shown.slice(0, MOST_PRODUCTS);
  return {
    productIds: top.map(({ productId }) => productId),
    categoryIds: places(
      names.categories,
      folded,
      top.map(({ categoryId }) => categoryId),
    ),
    brandIds: places(
      names.brands,
      folded,
      top.map(({ brandId }) => brandId),
    ),
    phrases,
  };
}

function places(named: readonly NamedPlace[], folded: readonly string[], ofProducts: readonly number[]): number[] {
  const fitting = named.filter(({ name }) => nameFits(foldText(name), folded)).map(({ id }) => id);
  return [...new Set([...fitting, ...ofProducts])].slice(0, MOST_PLACES);
}

/** The text with its last word written out, each as a word that goes with the words before it. */
async function completePhrases(db: ShopDatabase, text: string, languageId: string): Promise<string[]> {
  const typed = readWords(storableText(text));
  const last = typed.at(-1);
  if (!last) return [];
  const before = typed.slice(0, -1).map(({ word }) => word);
  const completions = await findCompletions(db, languageId, last.folded, MOST_COMPLETIONS);
  const fitting = before.length > 0 ? await lexemesBeside(db, before.join(' '), languageId) : null;
  const usual = completions.filter(
    ({ labelProducts, lexeme, word }) => labelProducts > 0 && !/\d/.test(word) && (fitting?.has(lexeme) ?? true),
  );
  const forms = new Map(usual.toReversed().map(({ lexeme, word }) => [lexeme, word]));
  const words = usual.map(({ lexeme }) => forms.get(lexeme) ?? '');
  const phrases = [...new Set(words)].map((word) => [...before, word].join(' '));
  return phrases.filter((phrase) => phrase !== text.trim().toLowerCase()).slice(0, MOST_PHRASES);
}

async function lexemesBeside(db: ShopDatabase, before: string, languageId: string): Promise<ReadonlySet<string>> {
  const found = await findProducts(db, before, { languageId });
  return findLabelLexemes(
    db,
    languageId,
    found.slice(0, MOST_READ).map(({ productId }) => productId),
  );
}
