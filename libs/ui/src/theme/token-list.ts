import { completeTheme } from './complete-theme.ts';
import { baseTokens, type TokenName } from './tokens.ts';

interface Token {
  name: TokenName;
  value: string;
}

type Tree = { readonly [key: string]: string | Tree };

/**
 * All tokens, flat and in the order they are declared: with the brand's own values, or with what a theme lays over them and
 * means by it.
 */
export function tokenList(theme: Readonly<Record<string, string>> = {}): readonly Token[] {
  const laid = completeTheme(theme);
  return leavesOf(baseTokens, []).map(({ path, value }) => {
    const name = path.join('.') as TokenName; // TokenName is derived from the paths of baseTokens
    return { name, value: laid[name] ?? value };
  });
}

function leavesOf(tree: Tree, path: readonly string[]): { path: readonly string[]; value: string }[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const own = [...path, key];
    return typeof value === 'string' ? [{ path: own, value }] : leavesOf(value, own);
  });
}
