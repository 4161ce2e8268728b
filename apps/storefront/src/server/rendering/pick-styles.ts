import { createHash } from 'node:crypto';
import { foldVariables } from './fold-variables.ts';
import type { StyleRule } from './style-rule.ts';

/** The content of a style element. */
export interface DocumentStyles {
  css: string;
  /** What a content security policy must name for that element to count. */
  source: string;
}

/** How many sets of rules are kept. A shop's pages differ in some dozens. */
const mostKept = 500;

/** What is known of the rules of a page's sheets. */
interface KnownRules {
  /** What was made of sets of them. */
  styles: Map<string, DocumentStyles>;
  /** Families that none of them names: of those that a theme may choose. */
  unnamed: ReadonlySet<string>;
  /** Of each set of letters, what finds one in the text of a page. */
  letters: ReadonlyMap<string, RegExp>;
}

const known = new WeakMap<readonly StyleRule[], KnownRules>();

/**
 * Picks of a page's rules those that its markup needs, so that it is drawn before any file has come. They keep their order,
 * so each weighs what it does in the sheets. Null where the page has none, as in development.
 */
export function pickStyles(rules: readonly StyleRule[], markup: string, themeCss = ''): DocumentStyles | null {
  if (rules.length === 0) return null;
  const about = known.get(rules) ?? knowRules(rules);
  known.set(rules, about);
  const { styles: kept } = about;
  if (kept.size >= mostKept) kept.clear();
  const places = placesOf(rules, about, markup, themeCss);
  const key = `${places.join()} ${themeCss}`;
  const styles =
    kept.get(key) ??
    toStyles(
      places.flatMap((place) => rules[place] ?? []),
      themeCss,
    );
  kept.set(key, styles);
  return styles;
}

function knowRules(rules: readonly StyleRule[]): KnownRules {
  const faces = rules.flatMap(({ face }) => face ?? []);
  const others = rules.filter(({ face }) => !face).map(({ css }) => css);
  const isNamed = (family: string) => others.some((css) => css.includes(family));
  return {
    styles: new Map(),
    unnamed: new Set(faces.map(({ family }) => family).filter((family) => !isNamed(family))),
    letters: new Map(faces.flatMap(({ letters }) => (letters === null ? [] : [[letters, inText(letters)] as const]))),
  };
}

/** Finds one of some letters in the text of markup. What stands there by a name, such as `&amp;`, is no letter of a text. */
function inText(letters: string): RegExp {
  return new RegExp(String.raw`>(?:&#?\w+;|[^<&${letters}])*(?![<>&])[${letters}]`, 'u');
}

function classesIn(markup: string): ReadonlySet<string> {
  const attributes = new Set<string>();
  for (const [, value = ''] of markup.matchAll(/ class="([^"]*)"/g)) attributes.add(value);
  return new Set([...attributes].flatMap((value) => value.split(' ')));
}

/** Where the rules stand that count. */
function placesOf(rules: readonly StyleRule[], about: KnownRules, markup: string, themeCss: string): number[] {
  const classes = classesIn(markup);
  const isThere = (name: string) => classes.has(name);
  const places = rules.flatMap(({ needs }, place) => (needs.some((names) => names.every(isThere)) ? [place] : []));
  const asked = new Set(places.flatMap((place) => rules[place]?.animations ?? []));
  const written = new Set([...about.letters].flatMap(([letters, finds]) => (finds.test(markup) ? [letters] : [])));
  return places.filter((place) => {
    const { keyframes, face } = rules[place] ?? {};
    if (keyframes !== undefined) return asked.has(keyframes);
    if (!face) return true;
    const isNamed = !about.unnamed.has(face.family) || themeCss.includes(face.family);
    return isNamed && (face.letters === null || written.has(face.letters));
  });
}

/** Writes rules that stand in the same queries side by side into one. */
function toStyles(rules: readonly StyleRule[], themeCss: string): DocumentStyles {
  let all = '';
  let open: readonly string[] = [];
  for (const { css: rule, within } of [...rules, { css: '', within: [] }]) {
    const same = within.findIndex((query, index) => open[index] !== query);
    const shared = Math.min(same < 0 ? within.length : same, open.length);
    all +=
      '}'.repeat(open.length - shared) +
      within
        .slice(shared)
        .map((query) => `${query}{`)
        .join('') +
      rule;
    open = within;
  }
  const css = foldVariables(all, rules, themeCss);
  return { css, source: `'sha256-${createHash('sha256').update(css).digest('base64')}'` };
}
