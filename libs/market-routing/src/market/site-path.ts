import type { RouteParams, ShopRouteName } from '../routes/shop-routes.ts';
import { href, type RouteQuery } from '../routes/href.ts';
import type { MarketSite } from './market-site.ts';

type Based = Pick<MarketSite, 'basePath'>;

/** Puts what all paths of a site begin with before one of them. The front page gets nothing behind it, not even a slash. */
export function sitePath({ basePath }: Based, path: string): string {
  return basePath + (basePath ? path.replace(/^\/(?=[?#]|$)/, '') : path);
}

/** Takes off what all paths of a site begin with; a path that does not begin so stays as it is. */
export function pathWithinSite({ basePath }: Based, path: string): string {
  if (path === basePath) return '/';
  return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : path;
}

/** Writes the path of a page as its host knows it: for forms and redirects, which go past the router. */
export function siteHref<Name extends ShopRouteName>(
  site: Pick<MarketSite, 'basePath' | 'locale'>,
  name: Name,
  params: RouteParams<Name>,
  query: RouteQuery = {},
): string {
  return sitePath(site, href(site.locale, name, params, query));
}
