import type { StyleRule } from './style-rule.ts';

/**
 * Writes the values of variables in their places where a document can know them: those that are set once, for everything.
 * What is set in more places, such as a colour of another scheme, stays a variable, as does what a channel's theme sets.
 * Those that nothing asks for are left out: what script adds later has the sheets, which set them all.
 */
export function foldVariables(css: string, rules: readonly StyleRule[], themeCss: string): string {
  const everywhere = new Map(
    rules
      .filter(({ css: rule, within }) => within.length === 0 && rule.startsWith(':root{'))
      .flatMap(({ css: rule }) => settings(rule)),
  );
  const counts = new Map<string, number>();
  for (const [name] of settings(css)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const inTheme = new Set(settings(themeCss).map(([name]) => name));
  const isKnown = (name: string) => counts.get(name) === 1 && !inTheme.has(name);
  const folded = fold(css, (name) => (isKnown(name) ? everywhere.get(name) : undefined));
  const asked = new Set([...(folded + themeCss).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  return folded.replace(setting, (whole, name: string) => (asked.has(name) ? whole : ''));
}

/** A variable that is set, and to what. */
const setting = /(?<=[{;])(--[\w-]+):([^;}]*);?/g;

function settings(css: string): (readonly [name: string, value: string])[] {
  return [...css.matchAll(setting)].map(([, name = '', value = '']) => [name, value]);
}

/** A value may ask for others. */
function fold(css: string, valueOf: (name: string) => string | undefined): string {
  const folded = css.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => valueOf(name) ?? whole);
  return folded === css ? css : fold(folded, valueOf);
}
