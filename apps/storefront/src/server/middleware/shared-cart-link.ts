import type { MiddlewareHandler } from 'hono';
import { href, siteHref } from '@torg/market-routing';
import { redirect } from './redirect.ts';
import type { ShopEnv } from './request-variables.ts';

/** `/?action=cart#…` leads to the page of the cart after its `#`, which the browser takes along and no server sees. */
export const answerSharedCartLink: MiddlewareHandler<ShopEnv> = async ({ var: { shop, url, path } }, next) => {
  const { site } = shop;
  const isMeant = path === href(site.locale, 'home', {}) && url.searchParams.get('action') === 'cart';
  return isMeant ? redirect(siteHref(site, 'sharedCart', {}), 302) : next();
};
