import { tokenList } from './token-list.ts';
import { variableName } from './variable-name.ts';

/** An entry of a theme map that was left out, and why. */
export interface ThemeProblem {
  name: string;
  value: string;
  reason: 'unknown-token' | 'not-themable' | 'unsafe-value';
}

export interface ThemeRule {
  /** One rule for a style element after the style sheet; empty when nothing is overridden. */
  css: string;
  problems: readonly ThemeProblem[];
}

const colour = /^(?:#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|oklch)\([\d\s.,%/-]+\))$/i;
const length = /^\d*\.?\d+(?:px|rem|em|ch)$|^0$/;
const family = /^(?:'[\w -]+'|"[\w -]+"|[a-z][\w-]*)(?:, ?(?:'[\w -]+'|"[\w -]+"|[a-z][\w-]*))*$/i;

/** What a group's values look like. Groups that are missing here belong to the design, not to a channel. */
const themable: Readonly<Record<string, RegExp>> = {
  surface: colour,
  text: colour,
  border: colour,
  action: colour,
  accent: colour,
  accentInk: colour,
  accentTint: colour,
  status: colour,
  price: colour,
  focus: colour,
  radius: length,
  font: family,
};

/**
 * Turns a channel's theme map (token name to value) into CSS. What is unknown or could break out of the rule is left
 * out and reported, so that a mistake in the map never takes the shop down.
 */
export function themeRule(map: Readonly<Record<string, string>>): ThemeRule {
  const known = new Set<string>(tokenList().map(({ name }) => name));
  const declarations: string[] = [];
  const problems: ThemeProblem[] = [];
  for (const [name, value] of Object.entries(map)) {
    const reason = refusal(known, name, value);
    if (reason) problems.push({ name, value, reason });
    else declarations.push(`--${variableName(name.split('.'))}:${value.trim()}`);
  }
  return { css: declarations.length === 0 ? '' : `:root:root{${declarations.join(';')}}`, problems };
}

function refusal(known: ReadonlySet<string>, name: string, value: string): ThemeProblem['reason'] | null {
  if (!known.has(name)) return 'unknown-token';
  const pattern = themable[name.split('.')[0] ?? ''];
  if (!pattern) return 'not-themable';
  return pattern.test(value.trim()) ? null : 'unsafe-value';
}
