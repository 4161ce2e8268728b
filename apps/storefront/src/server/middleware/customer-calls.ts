import type { ServedSite } from '../served-site.ts';

/** What a call of the browser to the Merchant API is passed on with. */
export interface CustomerCall {
  /** Null where the call is a visitor's. */
  token: string | null;
  /** What the browser is to keep from now on. */
  cookies: readonly string[];
}

/** A call of a visitor. */
export const nobody: CustomerCall = { token: null, cookies: [] };

/**
 * Finds the access token for a call that a page of this very site made: no script has it. A call that brings its own, and
 * one that another site or no browser made, gets none. Browsers name the origin of every POST, so a foreign page cannot
 * borrow the session of its visitor.
 */
export async function customerCall(request: Request, { site, session }: ServedSite): Promise<CustomerCall> {
  const { method, headers } = request;
  if (method !== 'POST' || headers.has('authorization') || headers.get('origin') !== site.origin) return nobody;
  const { answer, cookies } = await session.token(headers.get('cookie') ?? '');
  return { token: answer.token, cookies };
}

/** An answer to a call with a token is one customer's. */
export function answerCustomer(answer: Response, { token, cookies }: CustomerCall): Response {
  if (token === null) return answer;
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'private, no-store');
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(answer.body, { status: answer.status, headers });
}
