/** How an article number is compared: in capitals, without what people leave out or add, such as spaces and hyphens. */
export function foldNumber(number: string): string {
  return number.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** More slips than these are another number. */
const mostSlips = 2;
/** So many are offered. */
const mostOffered = 3;

/**
 * The numbers that may have been meant by a folded one: those within two slips of it (a sign left out, added or taken for
 * another, or two that changed places), the nearest first.
 */
export function nearestNumbers(wanted: string, known: readonly string[]): string[] {
  if (wanted.length <= mostSlips) return [];
  return known
    .filter((number) => Math.abs(number.length - wanted.length) <= mostSlips)
    .map((number) => ({ number, slips: slipsBetween(wanted, number) }))
    .filter(({ slips }) => slips <= mostSlips)
    .sort((a, b) => a.slips - b.slips || (a.number < b.number ? -1 : 1))
    .slice(0, mostOffered)
    .map(({ number }) => number);
}

/** The distance of Damerau and Levenshtein; whoever is further away than matters is told so early. */
function slipsBetween(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
          ? (before[column - 2] ?? Infinity) + 1
          : Infinity;
      const taken = (above[column - 1] ?? Infinity) + (isSame ? 0 : 1);
      current.push(Math.min((above[column] ?? Infinity) + 1, (current[column - 1] ?? Infinity) + 1, taken, swapped));
    }
    if (Math.min(...current) > mostSlips) return Infinity;
    before = above;
    above = current;
  }
  return above[other.length] ?? Infinity;
}
