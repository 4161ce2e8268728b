import { href, pathWithinSite, safeReturnPath, siteHref, sitePath, tidyPath } from '@torg/market-routing';
import { endedCartCookie } from '../../scope/cart-cookie.ts';
import type { MiddlewareHandler } from 'hono';
import type { ServedSite } from '../served-site.ts';
import type { ShopEnv } from './request-variables.ts';
import { seeOther } from './see-other.ts';

const parameter = 'loginToken';

/**
 * Exchanges the token of an address such as `/account?loginToken=…`, which the back office made, for a cookie, and leads
 * on to the same address without it: an address is kept in histories and logs, and told to other sites. A token that
 * does not serve is taken off likewise, and the page meets a visitor who is not signed in.
 */
export const answerLoginToken: MiddlewareHandler<ShopEnv> = async ({ var: { shop, url, cookies: held } }, next) => {
  const token = url.searchParams.get(parameter);
  if (token === null) return next();
  const { site, session, isSecure } = shop;
  const { answer, cookies } = await session.borrow(token, held);
  const hasBegun = answer.kind === 'signed-in';
  const location = hasBegun ? placeFor(site, url) : withoutToken(url);
  // The cart of whoever looks is not to be joined with the customer's.
  return seeOther(location, hasBegun ? [...cookies, endedCartCookie(isSecure)] : []);
};

/** A customer's orders, what is to be previewed, or where the address says. */
function placeFor(site: ServedSite['site'], address: URL): string {
  const redirect = address.searchParams.get('redirect');
  if (redirect !== null) return safeReturnPath(redirect) ?? sitePath(site, '/');
  const path = pathWithinSite(site, tidyPath(address.pathname));
  return path === href(site.locale, 'account', {}) ? siteHref(site, 'accountOrders', {}) : withoutToken(address);
}

function withoutToken({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams);
  rest.delete(parameter);
  return tidyPath(pathname) + (rest.size > 0 ? `?${rest.toString()}` : '');
}
