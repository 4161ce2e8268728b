import type { CustomerType } from '../domain/account/customer-type.ts';
import { flattenClaims, readClaims } from './token-claims.ts';

/** Whom an access token is about, in its own words. Nothing is verified: only the API knows whether it is true. */
export interface TokenUser {
  /** The customer's id; null where the token says none. */
  id: string | null;
  /** What the customer signs in with, an email. */
  username: string;
  customerType: CustomerType;
  /** Who of the shop looks at it as this customer; null where nobody does. A channel shows it all the time. */
  spoofedBy: string | null;
  /** Whether content shows that is not published yet. */
  mayPreview: boolean;
  /** All that the token says: `name=value` pairs with semicolons between them. */
  claims: string;
}

/** The user of a token that cannot be read: its service still signs customers in. */
export const UNREAD_USER: TokenUser = {
  id: null,
  username: '',
  customerType: 'PERSON',
  spoofedBy: null,
  mayPreview: false,
  claims: '',
};

const NAME_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name';

/**
 * Reads whom a token is about; null where it cannot be read.
 *
 * @example
 * const user = readTokenUser(token); // null where the text is no token
 */
export function readTokenUser(token: string): TokenUser | null {
  const claims = readClaims(token);
  if (!claims) return null;
  return {
    id: textOf(claims['sid']),
    username: textOf(claims[NAME_CLAIM]) ?? '',
    customerType: claims['CustomerType'] === 'ORGANIZATION' ? 'ORGANIZATION' : 'PERSON',
    spoofedBy: textOf(claims['SpoofedBy']),
    mayPreview: claims['Preview'] === true,
    claims: flattenClaims(claims),
  };
}

function textOf(claim: unknown): string | null {
  return typeof claim === 'string' && claim !== '' ? claim : null;
}
