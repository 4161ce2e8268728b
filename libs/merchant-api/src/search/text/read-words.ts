import { foldText } from '../../catalogue/fold-text.ts';

const MOST_LETTERS = 200;
/** No judged query has more than three. */
const MOST_WORDS = 8;

/** A word that a shopper typed. */
export interface TypedWord {
  /** In lower case. */
  word: string;
  /** Without accents. */
  folded: string;
  /** As it is folded where å, ä and ö were typed as aa, ae and oe. */
  respelt: string;
  /** Whether it may be unfinished: the last word. */
  isOpen: boolean;
  /** Whether it is meant letter by letter, as in a text within quotation marks. */
  isExact: boolean;
}

/**
 * Reads the words of a search text, the first eight of them: people search by two or three, or paste the name of a product.
 * Only letters and digits are kept, so no text can mean anything to the database but words.
 */
export function readWords(text: string): TypedWord[] {
  const letters = text.slice(0, MOST_LETTERS).normalize('NFC').toLowerCase();
  const words = (letters.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
  const isExact = isQuoted(text);
  return words.map((word, index) => {
    const folded = foldText(word);
    const respelt = foldText(word.replace(/aa|ae/g, 'a').replace(/oe/g, 'o'));
    return { word, folded, respelt, isOpen: !isExact && index === words.length - 1, isExact };
  });
}

/** Whether a whole text stands within quotation marks. */
function isQuoted(text: string): boolean {
  return /^\s*["“”„«»][^"“”„«»]+["“”„«»]\s*$/u.test(text);
}
