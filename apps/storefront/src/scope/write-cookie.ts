import type { Cookie } from '../config/stored.ts';

/**
 * A cookie for the whole site, as Set-Cookie and `document.cookie` write it. No other site sends it along with a form.
 * `secure` is whether it is sent over https alone: wherever the site has that. `life` (s) is less than the longest where
 * it ends before; 0 forgets it.
 */
export function writeCookie(
  { name, life: longest, isHidden }: Cookie,
  value: string,
  secure: boolean,
  life = longest,
): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${life}`,
    ...(isHidden ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
