import { safeReturnPath } from '@torg/market-routing';
import type { SessionEnd } from '@torg/stores';

/**
 * The query that has a page ask its visitor to sign in, and lead them on to `returnTo` then: a whole path of the host. It
 * tells them by what their session is over, where it is.
 */
export function signInQuery(returnTo: string, endedBy: SessionEnd | null = null) {
  return { action: 'login', returnTo, ...(endedBy && { ended: endedBy }) };
}

const sessionEnds: readonly SessionEnd[] = ['elsewhere', 'wrong-password'];

/** By what the session of its visitor is over, as an address tells; null where it tells nothing. */
export function readSessionEnd(query: URLSearchParams): SessionEnd | null {
  return sessionEnds.find((end) => end === query.get('ended')) ?? null;
}

/** Whether an address asks its visitor to sign in. */
export function asksToSignIn(query: URLSearchParams): boolean {
  return query.get('action') === 'login';
}

/** Where an address leads on to after signing in; null where it says nothing, or would lead out of the shop. */
export function readReturnPath(query: URLSearchParams): string | null {
  return safeReturnPath(query.get('returnTo'));
}
