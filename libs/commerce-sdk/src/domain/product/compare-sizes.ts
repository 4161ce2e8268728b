/** The letters of sizes, from the smallest. X stands before S and L any number of times, or as a figure: 3XL. */
const letters = /^(?:(\d*)(X*))?(S|M|L)$/i;

/**
 * Sorts sizes as a shop lists them, whatever products name them first: letters (XS, S, S/M, M, XL), then figures by their
 * value (19–22, 36–38, 50×70 cm), then all else. To be given to `sort`. Sizes that nothing tells apart compare as 0, so that
 * they stay in the order they had.
 *
 * @example
 * ['XL', 'S', 'M'].sort(compareSizes); // S, M, XL
 */
export function compareSizes(one: string, other: string): number {
  const [a, b] = [rankOf(one), rankOf(other)];
  return a.kind - b.kind || a.value - b.value || a.upTo - b.upTo;
}

interface SizeRank {
  /** 0 for letters, 1 for a bare figure, 2 for a figure in some unit, such as "1–2 år"; 3 for all else. */
  kind: 0 | 1 | 2 | 3;
  value: number;
  /** The other end of a range, else the same again. */
  upTo: number;
}

function rankOf(size: string): SizeRank {
  const [first = '', second = first] = size.trim().split(/\s*[/–-]\s*/);
  const [from, to] = [letterRank(first), letterRank(second)];
  if (from !== null && to !== null) return { kind: 0, value: from, upTo: to };
  const figures = /^(\d+(?:[.,]\d+)?)(?:\s*[–/x×-]\s*(\d+(?:[.,]\d+)?))?(.*)$/.exec(size.trim());
  if (!figures) return { kind: 3, value: 0, upTo: 0 };
  const [, low = '', high = low, rest = ''] = figures;
  return { kind: rest.trim() === '' ? 1 : 2, value: numberOf(low), upTo: numberOf(high) };
}

/** M is 0, smaller sizes lie below it and larger ones above; null for what is no such size. */
function letterRank(text: string): number | null {
  const [, figure = '', crosses = '', letter] = letters.exec(text) ?? [];
  if (letter === undefined) return null;
  const isMedium = letter.toUpperCase() === 'M';
  if (isMedium) return crosses === '' && figure === '' ? 0 : null;
  if (figure !== '' && crosses === '') return null;
  const extra = figure === '' ? crosses.length : Number(figure) + crosses.length - 1;
  return (1 + extra) * (letter.toUpperCase() === 'S' ? -1 : 1);
}

function numberOf(figure: string): number {
  return Number(figure.replace(',', '.'));
}
