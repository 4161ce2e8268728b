import type { Locale } from '../market/locale.ts';
import { createRouteMatcher, type RouteMatcher } from './create-route-matcher.ts';
import { routePattern } from './route-pattern.ts';
import { shopRouteNames, type RouteParams, type ShopRouteName } from './shop-routes.ts';

/** A page of the table, and the values read from its address. */
export type ShopRouteMatch = { [Name in ShopRouteName]: { name: Name; params: RouteParams<Name> } }[ShopRouteName];

/** Finds the page that a path leads to in a language; null when there is none. */
export function matchShopRoute(locale: Locale, pathname: string): ShopRouteMatch | null {
  return matcherOf(locale)(pathname) as ShopRouteMatch | null; // the values were read by the pattern of that very name
}

const matchers = new Map<Locale, RouteMatcher<ShopRouteName>>();

/** Every page request asks, so the patterns are taken apart once. */
function matcherOf(locale: Locale): RouteMatcher<ShopRouteName> {
  const matcher =
    matchers.get(locale) ?? createRouteMatcher(shopRouteNames.map((name) => [name, routePattern(locale, name)]));
  matchers.set(locale, matcher);
  return matcher;
}
