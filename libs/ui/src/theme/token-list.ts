import { darkTokens } from './dark-tokens.ts';
import { baseTokens, type TokenName } from './tokens.ts';

interface Token {
  name: TokenName;
  value: string;
}

type Tree = { readonly [key: string]: string | Tree };

/** The light and the dark values of the brand's own theme. */
export type ColourScheme = 'light' | 'dark';

/** All tokens with the brand's own values, flat and in the order they are declared. */
export function tokenList(scheme: ColourScheme = 'light'): readonly Token[] {
  const light = namedLeaves(baseTokens);
  if (scheme === 'light') return light;
  const dark = new Map(namedLeaves(darkTokens).map(({ name, value }) => [name, value]));
  return light.map(({ name, value }) => ({ name, value: dark.get(name) ?? value }));
}

function namedLeaves(tree: Tree): readonly Token[] {
  return leavesOf(tree, []).map(({ path, value }) => ({
    name: path.join('.') as TokenName, // TokenName is derived from the paths of baseTokens, and darkTokens has no others
    value,
  }));
}

function leavesOf(tree: Tree, path: readonly string[]): { path: readonly string[]; value: string }[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const own = [...path, key];
    return typeof value === 'string' ? [{ path: own, value }] : leavesOf(value, own);
  });
}
