import type { Locale } from '../market/locale.ts';
import { href } from './href.ts';
import type { RouteParams, ShopRouteName } from './shop-routes.ts';

/** The path of the same page in each language, for `hreflang` and the market switch. */
export function alternateAddresses<Name extends ShopRouteName>(
  name: Name,
  params: RouteParams<Name>,
): Record<Locale, string> {
  return { sv: href('sv', name, params), nb: href('nb', name, params) };
}
