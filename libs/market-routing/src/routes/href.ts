import type { Locale } from '../market/locale.ts';
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
  const values: Readonly<Record<string, string>> = params;
  const path = routePattern(locale, name).replace(/:(\w+)/g, (_, param: string) => segment(name, param, values[param]));
  return path + queryString(query);
}

function segment(route: string, param: string, value: string | undefined): string {
  if (!value) throw new Error(`The address of "${route}" needs a value for "${param}"`);
  // A part of only dots would be taken for "this folder" or "the one above", encoded or not; a blank before it is not.
  return encodeURIComponent(/^\.{1,2}$/.test(value) ? ` ${value}` : value);
}

function queryString(query: RouteQuery): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined || value === ''
      ? []
      : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
