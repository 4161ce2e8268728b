import { locales } from '../market/locale.ts';
import { routePattern } from './route-pattern.ts';
import { shopRouteNames } from './shop-routes.ts';

/** Whether the path of a page begins with a word, in any language. */
export function startsRoute(word: string): boolean {
  return locales.some((locale) => shopRouteNames.some((name) => routePattern(locale, name).split('/')[1] === word));
}
