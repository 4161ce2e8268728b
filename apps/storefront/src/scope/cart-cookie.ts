import { cartRow } from '../config/stored.ts';
import { readCookie } from './read-cookie.ts';
import { writeCookie } from './write-cookie.ts';

/** What a script wrote that had no id is none, though it could be one. */
const idPattern = /^(?!undefined$)[\w-]{8,64}$/;

/** The cart id in a Cookie header (or `document.cookie`); null where there is none, or where it is no id at all. */
export function readCartId(cookies: string): string | null {
  const id = readCookie(cookies, cartRow);
  return id !== null && idPattern.test(id) ? id : null;
}

/** The cookie that keeps a cart id, as Set-Cookie and `document.cookie` write it. */
export function cartCookie(cartId: string, secure: boolean): string {
  return writeCookie(cartRow, cartId, secure);
}

/** Forgets the cart. It stays as it is for whoever knows its id. */
export function endedCartCookie(secure: boolean): string {
  return writeCookie(cartRow, '', secure, 0);
}
