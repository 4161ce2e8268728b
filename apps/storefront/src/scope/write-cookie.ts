export interface CookieOptions {
  /** Seconds that it is kept; 0 forgets it. */
  maxAge: number;
  /** Whether it is sent over https alone: wherever the site has that. */
  secure: boolean;
  /** Whether only the server reads it, and no script. */
  isHidden?: boolean;
}

export const aYear = 31_536_000;

/** A cookie for the whole site, as Set-Cookie and `document.cookie` write it. No other site sends it along with a form. */
export function writeCookie(name: string, value: string, { maxAge, secure, isHidden = false }: CookieOptions): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    ...(isHidden ? ['HttpOnly'] : []),
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}
