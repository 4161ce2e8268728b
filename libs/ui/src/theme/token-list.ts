import { baseTokens, type TokenName } from './tokens.ts';

interface Token {
  name: TokenName;
  value: string;
}

type Tree = { readonly [key: string]: string | Tree };

/** All tokens with the brand's own values, flat and in the order they are declared. */
export function tokenList(): readonly Token[] {
  return leavesOf(baseTokens, []).map(({ path, value }) => ({
    name: path.join('.') as TokenName, // the paths of baseTokens are what TokenName is derived from
    value,
  }));
}

function leavesOf(tree: Tree, path: readonly string[]): { path: readonly string[]; value: string }[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    const own = [...path, key];
    return typeof value === 'string' ? [{ path: own, value }] : leavesOf(value, own);
  });
}
