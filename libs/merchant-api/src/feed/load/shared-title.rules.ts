/** One size of a product, as its feed calls it. */
export interface SizedTitle {
  title: string;
  size: string | null;
}

const sizeWord = String.raw`(?:storlek|størrelse|stl|strl|str|size)\.?:?\s+`;
const separators = String.raw`[\s,;:/|(–—-]`;
/** Words that lead to what goods differ in, and mean nothing without it. */
const dangling =
  /(?:\s+(?:storlek|størrelse|stl|strl|str|size|färg|farge|colour|color|i|med|og|och|in|with|and)\.?)+$/iu;

/** What several goods are called together: the words that their titles begin with; the first title where there are none. */
export function sharedTitle(titles: readonly string[]): string {
  const [first = '', ...others] = titles;
  if (others.every((title) => title === first)) return first;
  const words = first.split(' ');
  const known = others.map((title) => title.split(' ').map(wordKey));
  const end = words.findIndex((word, index) => known.some((other) => other[index] !== wordKey(word)));
  return named(words.slice(0, end < 0 ? words.length : end).join(' ')) ?? first;
}

/** What a product is called that comes in several sizes: their titles without the sizes, as far as they agree. */
export function titleOfSizes(sizes: readonly SizedTitle[]): string {
  const titles = sizes.map(({ title }) => title);
  if (titles.every((title) => title === titles[0])) return titles[0] ?? '';
  const bare = sizes.map(({ title, size }) => withoutSize(title, size));
  return bare.every((title) => title === bare[0]) ? (bare[0] ?? '') : sharedTitle(titles);
}

/** A title without the size that it ends with; the only size of a product stands beside its name. */
export function withoutLastSize({ title, size }: SizedTitle): string {
  const shorter = withoutSize(title, size, String.raw`\s*\)?\s*$`);
  return shorter === title ? title : withoutLastSize({ title: shorter, size });
}

function withoutSize(title: string, size: string | null, behind = String.raw`(?![\p{L}\p{N}])`): string {
  const wanted = sizePattern(size, behind);
  return wanted?.test(title) ? (named(title.replace(wanted, '')) ?? title) : title;
}

/** Where a size stands as a word of its own, with what leads to it. */
function sizePattern(size: string | null, behind: string): RegExp | null {
  if (size === null) return null;
  return new RegExp(`(?:^|${separators}+)(?:${sizeWord})?${escaped(size)}${behind}`, 'iu');
}

/** A name without what hangs loose at its ends, as a bracket without its other half; null where no word is left. */
function named(text: string): string | null {
  const title = (text.includes('(') ? text : text.replaceAll(')', ''))
    .replace(new RegExp(`^${separators}+|${separators}+$`, 'gu'), '')
    .replace(dangling, '');
  if (!/\p{L}/u.test(title)) return null;
  return title.includes('(') && !title.includes(')') ? `${title})` : title;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function wordKey(word: string): string {
  return word.toLowerCase().replace(/[,;:–—-]+$/u, '');
}
