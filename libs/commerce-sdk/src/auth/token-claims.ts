import { isRecord } from '../json/loose-value.ts';
/** What an access token says, by the claims' own names. */
export type TokenClaims = Readonly<Record<string, unknown>>;

/**
 * Reads what a token says, or null where it cannot be read. Nothing is verified: only the API knows whether it is true.
 *
 * @example
 * const claims = readClaims(token); // null where the text is no token
 */
export function readClaims(token: string): TokenClaims | null {
  const part = token.split('.')[1] ?? '';
  try {
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isRecord(claims) ? claims : null;
  } catch {
    return null;
  }
}

/**
 * Writes claims as `name=value` pairs with semicolons between them; a list becomes one pair for each of its values.
 *
 * @example
 * const claims = readClaims(token);
 * const text = claims && flattenClaims(claims);
 */
export function flattenClaims(claims: TokenClaims): string {
  return Object.entries(claims)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => `${name}=${String(one)}`))
    .join(';');
}
