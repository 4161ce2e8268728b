import { readCookie } from './read-cookie.ts';
import { aYear, writeCookie } from './write-cookie.ts';

/** Remembers for a year which market a visitor looks at, where all markets stand at one address. Only the server reads it. */
const marketCookieName = 'torg-market';
/** Remembers for a year where a visitor's cart goes. Script reads it, because the API counts the cart by it. */
const checkoutMarketCookieName = 'torg-checkout-market';

/** The alias of the market that a visitor chose; null where none was. */
export function readMarket(cookies: string): string | null {
  return readCookie(cookies, marketCookieName);
}

export function marketCookie(alias: string, secure: boolean): string {
  return writeCookie(marketCookieName, alias, { maxAge: aYear, secure, isHidden: true });
}

/** The alias of the market that a cart goes to. One that was chosen in another market than this holds there alone. */
export function readCheckoutMarket(cookies: string, market: string): string | null {
  const [chosenIn, alias] = readCookie(cookies, checkoutMarketCookieName)?.split('.') ?? [];
  return chosenIn === market ? (alias ?? null) : null;
}

export function checkoutMarketCookie(market: string, alias: string, secure: boolean): string {
  return writeCookie(checkoutMarketCookieName, `${market}.${alias}`, { maxAge: aYear, secure });
}
