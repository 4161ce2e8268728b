import Color from 'colorjs.io';
import { type ContrastWarning, lowContrasts } from './low-contrasts.ts';
import { brokenMeanings, type BrokenMeaning } from './broken-meanings.ts';
import { completeTheme } from './complete-theme.ts';
import { isServedFont } from './is-served-font.ts';
import { tokenList } from './token-list.ts';
import { variableName } from './variable-name.ts';

/** An entry of a theme map that was left out, and why. */
export interface ThemeProblem {
  name: string;
  value: string;
  reason: 'unknown-token' | 'not-themable' | 'unsafe-value' | 'font-not-served';
}

export interface ThemeRule {
  /** One rule for a style element after the style sheet; empty when nothing is overridden. */
  css: string;
  problems: readonly ThemeProblem[];
  /** Pairs of colours that are in the rule and too near to each other. They are applied all the same. */
  warnings: readonly ContrastWarning[];
  /** Where two things that differ now look alike. They are applied all the same. */
  broken: readonly BrokenMeaning[];
}

const colourNotation = /^(?:#(?:[\da-f]{3}|[\da-f]{4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|oklch)\([\d\s.,%/-]+\))$/i;
const length = /^\d*\.?\d+(?:px|rem|em|ch)$|^0$/;
const family = /^(?:'[\w -]+'|"[\w -]+"|[a-z][\w-]*)(?:, ?(?:'[\w -]+'|"[\w -]+"|[a-z][\w-]*))*$/i;

/** What a group's values look like. Groups that are missing here belong to the design, not to a channel. */
const themable: Readonly<Record<string, (value: string) => boolean>> = {
  surface: isColour,
  text: isColour,
  border: isColour,
  action: isColour,
  accent: isColour,
  accentMark: isColour,
  accentInk: isColour,
  accentTint: isColour,
  status: isColour,
  price: isColour,
  focus: isColour,
  radius: (value) => length.test(value),
  font: (value) => family.test(value),
};

/** The names that a theme map may have. */
export function themableTokens(): readonly string[] {
  return tokenList()
    .map(({ name }) => name)
    .filter((name) => themable[name.split('.')[0] ?? ''] !== undefined);
}

/** Pictures are taken on light paper: on a dark page they would be the brightest thing. */
const dimmedPictures = 'img{filter:brightness(.86)}';

/**
 * Turns a channel's theme map (token name to value) into CSS. What is unknown, what could break out of the rule and a font
 * that is not there are left out and reported, so that a mistake in the map never takes the shop down. A map with a dark page
 * makes the browser's own controls dark too, and its pictures quieter.
 */
export function themeRule(map: Readonly<Record<string, string>>): ThemeRule {
  const known = new Set<string>(tokenList().map(({ name }) => name));
  const named: Record<string, string> = {};
  const problems: ThemeProblem[] = [];
  for (const [name, value] of Object.entries(map)) {
    const reason = refusal(known, name, value);
    if (reason) problems.push({ name, value, reason });
    else named[name] = value.trim();
  }
  const accepted = new Map(Object.entries(completeTheme(named)));
  return {
    css: ruleOf(accepted),
    problems,
    warnings: lowContrasts(accepted),
    broken: brokenMeanings(accepted),
  };
}

function ruleOf(accepted: ReadonlyMap<string, string>): string {
  if (accepted.size === 0) return '';
  const declarations = [...accepted].map(([name, value]) => `--${variableName(name.split('.'))}:${value}`);
  if (!isDark(accepted.get('surface.page'))) return `:root:root{${declarations.join(';')}}`;
  return `:root:root{color-scheme:dark;${declarations.join(';')}}${dimmedPictures}`;
}

function isDark(page: string | undefined): boolean {
  return page !== undefined && new Color(page).luminance < 0.18;
}

function isColour(value: string): boolean {
  return colourNotation.test(value) && Color.try(value) !== null;
}

function refusal(known: ReadonlySet<string>, name: string, value: string): ThemeProblem['reason'] | null {
  if (!known.has(name)) return 'unknown-token';
  const isValid = themable[name.split('.')[0] ?? ''];
  if (!isValid) return 'not-themable';
  if (!isValid(value.trim())) return 'unsafe-value';
  return name.startsWith('font.') && !isServedFont(value) ? 'font-not-served' : null;
}
