import { editDistance } from './edit-distance.rules.ts';
import type { TypedWord } from './read-words.ts';
import type { KnownWord } from './vocabulary.repository.ts';

/** Two typing errors in a shorter word leave too little of it. */
const SHORTEST_WITH_TWO = 8;
/** A word that no name holds is worth naming where so many products mention it. */
const OFTEN_MENTIONED = 3;

/** The known word that a mistyped one is nearest to, of equally near ones the most usual, in its shortest form; null where none is near. */
export function nearestWord({ folded, respelt }: TypedWord, known: readonly KnownWord[]): string | null {
  const most = folded.length < SHORTEST_WITH_TWO ? 1 : 2;
  const typed = [folded, respelt].map(withoutDoubles);
  const [nearest] = known
    .filter(({ labelProducts, products }) => labelProducts > 0 || products >= OFTEN_MENTIONED)
    .map((word) => {
      const right = withoutDoubles(word.folded);
      return { ...word, errors: Math.max(1, Math.min(...typed.map((wrong) => editDistance(wrong, right)))) };
    })
    .filter(({ errors }) => errors <= most)
    .sort(
      (a, b) =>
        a.errors - b.errors ||
        b.labelProducts - a.labelProducts ||
        b.products - a.products ||
        a.word.length - b.word.length,
    );
  return nearest?.word ?? null;
}

/** Whether a letter is doubled is what is mistaken most often in Swedish and Norwegian; a key held down is no spelling. */
function withoutDoubles(folded: string): string {
  return folded.replace(/(\p{L})\1+/gu, (run, letter: string) => (run.length > 3 ? run : letter));
}

/** A text with some of its words written otherwise; all else in it stays as it is typed. */
export function respell(text: string, words: ReadonlyMap<string, string>): string {
  return text.normalize('NFC').replace(/[\p{L}\p{M}\p{N}]+/gu, (word) => words.get(word.toLowerCase()) ?? word);
}
