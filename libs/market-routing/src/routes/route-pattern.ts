import type { Locale } from '../market/locale.ts';
import type { RoutePaths } from './route-table.ts';
import { shopRoutes, type ShopRouteName } from './shop-routes.ts';

/** The path of a page in a language, with its parameters still in it: `/p/:alias`. */
export function routePattern(locale: Locale, name: ShopRouteName): string {
  const paths: RoutePaths = shopRoutes[name];
  return typeof paths === 'string' ? paths : paths[locale];
}
