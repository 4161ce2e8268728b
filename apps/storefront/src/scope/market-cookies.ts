import { checkoutMarketRow, marketRow } from '../config/stored.ts';
import { readCookie } from './read-cookie.ts';
import { writeCookie } from './write-cookie.ts';

/** The alias of the market that a visitor chose; null where none was. */
export function readMarket(cookies: string): string | null {
  return readCookie(cookies, marketRow);
}

export function marketCookie(alias: string, secure: boolean): string {
  return writeCookie(marketRow, alias, secure);
}

/** The alias of the market that a cart goes to. One that was chosen in another market than this holds there alone. */
export function readCheckoutMarket(cookies: string, market: string): string | null {
  const [chosenIn, alias] = readCookie(cookies, checkoutMarketRow)?.split('.') ?? [];
  return chosenIn === market ? (alias ?? null) : null;
}

export function checkoutMarketCookie(market: string, alias: string, secure: boolean): string {
  return writeCookie(checkoutMarketRow, `${market}.${alias}`, secure);
}
