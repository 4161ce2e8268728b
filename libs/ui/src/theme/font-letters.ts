/**
 * What Swedish and Norwegian texts of a shop are set with: the fonts of these letters alone are two thirds of those of all
 * Latin ones, and come with every page. A page that has another letter fetches the rest for it.
 */
export const nordicLetters = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÆÖØÉÜ',
  'abcdefghijklmnopqrstuvwxyzåäæöøéèü',
  '0123456789',
  ` .,:;-–−!?%&()/+×·'"’”…°©@\u{a0}`,
].join('');

/** Letters as CSS names them: `U+41-5A, U+C5`. */
export function unicodeRange(letters: string): string {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ');
}
