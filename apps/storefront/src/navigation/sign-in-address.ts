import { safeReturnPath } from '@torg/market-routing';

/** The query that has a page ask its visitor to sign in, and lead them on to `returnTo` then: a whole path of the host. */
export function signInQuery(returnTo: string): { action: 'login'; returnTo: string } {
  return { action: 'login', returnTo };
}

/** Whether an address asks its visitor to sign in. */
export function asksToSignIn(query: URLSearchParams): boolean {
  return query.get('action') === 'login';
}

/** Where an address leads on to after signing in; null where it says nothing, or would lead out of the shop. */
export function readReturnPath(query: URLSearchParams): string | null {
  return safeReturnPath(query.get('returnTo'));
}
