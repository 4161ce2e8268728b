/**
 * What Swedish and Norwegian texts of a shop are set with: the fonts of these letters alone are two thirds of those of all
 * Latin ones, and come with every page. A page that has another letter fetches the rest for it.
 */
export const nordicLetters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'abcdefghijklmnopqrstuvwxyz',
  `\u{c5}\u{c4}\u{c6}\u{d6}\u{d8}\u{c9}\u{dc}`,
  `\u{e5}\u{e4}\u{e6}\u{f6}\u{f8}\u{e9}\u{e8}\u{fc}`,
  '0123456789',
  ` .,:;-–−!?%&()/+×·'"’”…°©@\u{a0}`,
].join('');

/** Places of letters, from the first to the last. */
export type Run = readonly [first: number, last: number];

/** Letters as CSS names them: `U+41-5A, U+C5`. */
export function unicodeRange(letters: string): string {
  return rangeOf([...letters].map(placeOf));
}

/** The same of all letters in some runs but for some. */
export function unicodeRangeWithout(runs: readonly Run[], letters: string): string {
  const left = new Set([...letters].map(placeOf));
  const places = runs.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step));
  return rangeOf(places.filter((place) => !left.has(place)));
}

function placeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}

function rangeOf(places: readonly number[]): string {
  const runs: [first: number, last: number][] = [];
  for (const place of [...new Set(places)].toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && place === run[1] + 1) run[1] = place;
    else runs.push([place, place]);
  }
  const hex = (place: number) => place.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
