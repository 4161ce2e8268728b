import type { Locale } from '../market/locale.ts';
import { routePattern } from './route-pattern.ts';
import { shopRouteNames, type RouteParams, type ShopRouteName } from './shop-routes.ts';

/** A page of the table, and the values read from its address. */
export type ShopRouteMatch = { [Name in ShopRouteName]: { name: Name; params: RouteParams<Name> } }[ShopRouteName];

/** Finds the page that a path leads to in a language; null when there is none. */
export function matchShopRoute(locale: Locale, pathname: string): ShopRouteMatch | null {
  const parts = segmentsOf(pathname);
  for (const { name, segments } of tableOf(locale)) {
    const params = readParams(segments, parts);
    if (params) return { name, params } as ShopRouteMatch; // the params were read by the pattern of that very name
  }
  return null;
}

interface SplitRoute {
  name: ShopRouteName;
  segments: readonly string[];
}

const tables = new Map<Locale, readonly SplitRoute[]>();

/** Every page request asks, so the patterns are taken apart once. */
function tableOf(locale: Locale): readonly SplitRoute[] {
  const table =
    tables.get(locale) ?? shopRouteNames.map((name) => ({ name, segments: segmentsOf(routePattern(locale, name)) }));
  tables.set(locale, table);
  return table;
}

/** One slash at the end is forgiven. */
function segmentsOf(path: string): readonly string[] {
  return path.replace(/^\//, '').replace(/\/$/, '').split('/');
}

function readParams(pattern: readonly string[], parts: readonly string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const value = decode(parts[index] ?? '');
    if (value === null) return null;
    if (!expected.startsWith(':')) {
      if (value !== expected) return null;
    } else if (value === '') return null;
    else params[expected.slice(1)] = value;
  }
  return params;
}

/** Null for a broken percent sign, which no link of ours writes. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
