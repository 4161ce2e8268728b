/** Remembers which cart is this visitor's, for a year. Script reads it, because the API asks for the id by name. */
const cartCookieName = 'torg-cart';

const aYear = 31_536_000;
const idPattern = /^[\w-]{8,64}$/;

/** The cart id in a Cookie header (or `document.cookie`); null where there is none, or where it is no id at all. */
export function readCartId(cookies: string): string | null {
  for (const pair of cookies.split(';')) {
    const [name, value] = pair.trim().split('=');
    if (name === cartCookieName && value && idPattern.test(value)) return value;
  }
  return null;
}

/** The cookie that keeps a cart id, as Set-Cookie and `document.cookie` write it. */
export function cartCookie(cartId: string, secure: boolean): string {
  return `${cartCookieName}=${cartId}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
