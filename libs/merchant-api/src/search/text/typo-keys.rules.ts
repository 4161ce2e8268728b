/** Shorter words have too many neighbours for a guess. */
const SHORTEST_GUESSED = 4;

/** Whether a typing error in the word may be guessed: not in short ones, nor in numbers. */
export function isGuessable(folded: string): boolean {
  return folded.length >= SHORTEST_GUESSED && !/\p{N}/u.test(folded);
}

/**
 * The word and all that is left of it when any one letter is missing. Two words that are one typing error apart always
 * have one of these in common, which trigrams do not promise: they lose a short word with two letters exchanged.
 */
export function typoKeys(folded: string): string[] {
  if (!isGuessable(folded)) return [folded];
  const letters = [...folded];
  return [...new Set([folded, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])];
}

/** Whether one letter too many, too few, wrong, or exchanged with its neighbour makes one word of the other. */
export function isOneTypoApart(one: string, other: string): boolean {
  if (one === other) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const start = commonStart(short, long);
  const rest = short.slice(start);
  const longRest = long.slice(start);
  if (short.length < long.length) return rest === longRest.slice(1);
  return rest.slice(1) === longRest.slice(1) || isExchange(rest, longRest);
}

function commonStart(one: string, other: string): number {
  let index = 0;
  while (index < one.length && one[index] === other[index]) index += 1;
  return index;
}

function isExchange(one: string, other: string): boolean {
  return one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
}
