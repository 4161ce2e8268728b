import { matchPattern } from './match-pattern.ts';
import { parsePattern } from './path-pattern.ts';
import { pathSegments } from './path-segments.ts';
import type { ParamValues } from './route-table.ts';

/** Finds the first route that a path fits, and reads its values; null where it fits none. */
export type RouteMatcher<Name extends string> = (path: string) => { name: Name; params: ParamValues } | null;

/** Prepares routes for matching, each with its pattern. Earlier ones go before later ones. */
export function createRouteMatcher<Name extends string>(
  routes: readonly (readonly [name: Name, pattern: string])[],
): RouteMatcher<Name> {
  const table = routes.map(([name, pattern]) => ({ name, pattern: parsePattern(pattern) }));
  return (path) => {
    const segments = pathSegments(path);
    if (!segments) return null;
    for (const { name, pattern } of table) {
      const params = matchPattern(pattern, segments);
      if (params) return { name, params };
    }
    return null;
  };
}
