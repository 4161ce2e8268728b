import { href, siteHref } from '@torg/market-routing';
import type { MiddlewareHandler } from 'hono';
import { redirect } from './redirect.ts';
import type { ShopEnv } from './request-variables.ts';

/** The search form sends `?q=`; the results have an address of their own, so the visitor is sent on to it. */
export const answerSearchForm: MiddlewareHandler<ShopEnv> = async ({ var: { shop, url, path } }, next) => {
  const { site } = shop;
  if (path !== href(site.locale, 'searchForm', {})) return next();
  const term = url.searchParams.get('q')?.trim() ?? '';
  const location = term ? siteHref(site, 'search', { search: term }) : siteHref(site, 'home', {});
  return redirect(location, 303);
};
