import { safeReturnPath } from '@torg/market-routing';

/**
 * The query that has a page ask its visitor to sign in, and lead them on to `returnTo` then: a whole path of the host. With
 * `hasEnded` it tells them that their session is over.
 */
export function signInQuery(returnTo: string, hasEnded = false) {
  return { action: 'login', returnTo, ...(hasEnded && { ended: '1' }) };
}

/** Whether an address tells its visitor that their session is over. */
export function tellsOfEnd(query: URLSearchParams): boolean {
  return query.get('ended') === '1';
}

/** Whether an address asks its visitor to sign in. */
export function asksToSignIn(query: URLSearchParams): boolean {
  return query.get('action') === 'login';
}

/** Where an address leads on to after signing in; null where it says nothing, or would lead out of the shop. */
export function readReturnPath(query: URLSearchParams): string | null {
  return safeReturnPath(query.get('returnTo'));
}
