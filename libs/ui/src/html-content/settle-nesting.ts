import type { Element, ElementContent, RootContent } from 'hast';
import { readAddress } from './web-address.ts';

/** Where a node stands: what its content may be follows from what it stands in. */
interface Place {
  parent: string;
  /** In a paragraph, heading or the like, which a block would end. */
  isInLine: boolean;
  isLinked: boolean;
  depth: number;
}

const outermost: Place = { parent: '', isInLine: false, isLinked: false, depth: 0 };

/** No text needs more; below this only words are kept, so that nobody can make a page too deep to draw. */
const deepest = 64;

const inline = new Set([
  ...['a', 'img', 'br', 'strong', 'b', 'em', 'i', 'u', 's'],
  ...['del', 'ins', 'small', 'sub', 'sup', 'code', 'abbr', 'q'],
]);
const holdsLines = new Set(['p', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Editors leave these behind empty: a gap, a heading without a name, a link that nobody can see. */
const saysSomething = new Set(['p', 'a', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Parts that stand in one kind of parent only; elsewhere a browser would move them. */
const parentsOf = new Map([
  ['li', ['ul', 'ol']],
  ['dt', ['dl']],
  ['dd', ['dl']],
  ['caption', ['table']],
  ['thead', ['table']],
  ['tbody', ['table']],
  ['tfoot', ['table']],
  ['tr', ['thead', 'tbody', 'tfoot']],
  ['th', ['tr']],
  ['td', ['tr']],
]);
const tableParts = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr']);

/**
 * Leaves a tree that a browser reads from its HTML as it stands. Where unknown elements were taken away, what they held
 * may stand where no parser would put it, and the page that the server sent would differ from what React expects.
 */
export function settleNesting(nodes: readonly RootContent[], place: Place = outermost): ElementContent[] {
  return joinTexts(nodes.flatMap((node) => settle(node, place)));
}

function settle(node: RootContent, place: Place): ElementContent[] {
  // Between the parts of a table there are only blanks.
  if (node.type === 'text') return tableParts.has(place.parent) ? [] : [node];
  if (node.type !== 'element') return [];
  if (!mayStand(node, place)) return settleNesting(node.children, place);
  const settled = settleNesting(node.children, within(node.tagName, place));
  const children = node.tagName === 'pre' ? withoutFirstBreak(settled) : settled;
  return saysSomething.has(node.tagName) && isBlank(children) ? [] : [{ ...node, children }];
}

/** A browser takes the line break that follows `<pre>` for one of the source, not of the text. */
function withoutFirstBreak([first, ...rest]: ElementContent[]): ElementContent[] {
  if (!first) return rest;
  return first.type === 'text' ? [{ ...first, value: first.value.replace(/^\n+/, '') }, ...rest] : [first, ...rest];
}

/** Whether the nodes hold nothing but blanks. */
export function isBlank(nodes: readonly ElementContent[]): boolean {
  return nodes.every((node) => node.type === 'text' && node.value.trim() === '');
}

function mayStand({ tagName, properties }: Element, { parent, isInLine, isLinked, depth }: Place): boolean {
  if (depth === deepest || (isInLine && !inline.has(tagName))) return false;
  if (tagName === 'a') return !isLinked && !tableParts.has(parent) && leadsSomewhere(properties.href);
  const parents = parentsOf.get(tagName);
  return parents ? parents.includes(parent) : !tableParts.has(parent);
}

function leadsSomewhere(address: unknown): boolean {
  return readAddress(String(address ?? '')).kind !== 'none';
}

function within(tagName: string, place: Place): Place {
  return {
    // The pairs of a description list may be grouped.
    parent: tagName === 'div' && place.parent === 'dl' ? 'dl' : tagName,
    isInLine: place.isInLine || holdsLines.has(tagName),
    isLinked: place.isLinked || tagName === 'a',
    depth: place.depth + 1,
  };
}

function joinTexts(nodes: readonly ElementContent[]): ElementContent[] {
  const joined: ElementContent[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      joined[joined.length - 1] = { type: 'text', value: last.value + node.value };
    } else {
      joined.push(node);
    }
  }
  return joined;
}
