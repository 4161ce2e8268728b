import type { Tree } from '@nx/devkit';

/** Changes a file that the workspace has. */
export function edit(tree: Tree, path: string, change: (text: string) => string): void {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`${path} is not there`);
  try {
    tree.write(path, change(text));
  } catch (cause) {
    throw new Error(`${path}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Puts a text before another, which stands in the file once. */
export function insertBefore(text: string, anchor: string, added: string): string {
  const [before = '', after, ...more] = text.split(anchor);
  if (after === undefined || more.length > 0)
    throw new Error(`“${anchor}” is there ${more.length > 0 ? 'more than' : 'not even'} once`);
  return before + added + anchor + after;
}

/**
 * Puts an entry among those that are there, before the first of them whose key is greater, else behind the last.
 * @param entries finds each entry; its first group is the key, and by keys they are sorted
 */
export function insertSorted(text: string, entries: RegExp, key: string, added: string): string {
  const found = [...text.matchAll(entries)];
  const last = found.at(-1);
  if (!last) throw new Error(`nothing is like ${entries}`);
  if (found.some(([, known]) => known === key)) throw new Error(`${key} is there already`);
  const next = found.find(([, known = '']) => known > key);
  const place = next ? next.index : last.index + last[0].length;
  return text.slice(0, place) + added + text.slice(place);
}

/** Does the same within the part of a text that begins with an anchor and ends with another. */
export function within(text: string, begin: string, end: string, change: (part: string) => string): string {
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from + begin.length);
  if (from < 0 || to < 0) throw new Error(`no part of it begins with “${begin}” and ends with “${end}”`);
  return text.slice(0, from) + change(text.slice(from, to)) + text.slice(to);
}
