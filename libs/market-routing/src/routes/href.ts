import type { Locale } from '../market/locale.ts';
import { buildPath } from './build-path.ts';
import { routePattern } from './route-pattern.ts';
import type { RouteParams, ShopRouteName } from './shop-routes.ts';

/** What follows the question mark. A value that is absent or empty leaves its name out too. */
export type RouteQuery = Readonly<Record<string, string | number | null | undefined>>;

/** Writes the path of a page. This is the only place where a link within the shop comes from. */
export function href<Name extends ShopRouteName>(
  locale: Locale,
  name: Name,
  params: RouteParams<Name>,
  query: RouteQuery = {},
): string {
  return buildPath(routePattern(locale, name), params) + queryString(query);
}

function queryString(query: RouteQuery): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
