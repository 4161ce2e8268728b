import { createHash } from 'node:crypto';
import type { StyleRule } from './style-rule.ts';

/** The content of a style element. */
export interface DocumentStyles {
  css: string;
  /** What a content security policy must name for that element to count. */
  source: string;
}

/** How many sets of rules are kept. A shop's pages differ in some dozens. */
const mostKept = 500;

const known = new WeakMap<readonly StyleRule[], Map<string, DocumentStyles>>();

/**
 * Picks of a page's rules those that its markup needs, so that it is drawn before any file has come. They keep their order,
 * so each weighs what it does in the sheets. Null where the page has none, as in development.
 */
export function pickStyles(rules: readonly StyleRule[], markup: string): DocumentStyles | null {
  if (rules.length === 0) return null;
  const places = placesOf(rules, classesIn(markup));
  const kept = known.get(rules) ?? new Map<string, DocumentStyles>();
  if (kept.size >= mostKept) kept.clear();
  known.set(rules, kept);
  const key = places.join();
  const styles = kept.get(key) ?? toStyles(places.flatMap((place) => rules[place] ?? []));
  kept.set(key, styles);
  return styles;
}

function classesIn(markup: string): ReadonlySet<string> {
  const attributes = new Set<string>();
  for (const [, value = ''] of markup.matchAll(/ class="([^"]*)"/g)) attributes.add(value);
  return new Set([...attributes].flatMap((value) => value.split(' ')));
}

/** Where the rules stand that count. */
function placesOf(rules: readonly StyleRule[], classes: ReadonlySet<string>): number[] {
  const isThere = (name: string) => classes.has(name);
  const places = rules.flatMap(({ needs }, place) => (needs.some((names) => names.every(isThere)) ? [place] : []));
  const asked = new Set(places.flatMap((place) => rules[place]?.animations ?? []));
  return places.filter((place) => {
    const name = rules[place]?.keyframes;
    return name === undefined || asked.has(name);
  });
}

/** Writes rules that stand in the same queries side by side into one. */
function toStyles(rules: readonly StyleRule[]): DocumentStyles {
  let css = '';
  let open: readonly string[] = [];
  for (const { css: rule, within } of [...rules, { css: '', within: [] }]) {
    const same = within.findIndex((query, index) => open[index] !== query);
    const shared = Math.min(same < 0 ? within.length : same, open.length);
    css +=
      '}'.repeat(open.length - shared) +
      within
        .slice(shared)
        .map((query) => `${query}{`)
        .join('') +
      rule;
    open = within;
  }
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
