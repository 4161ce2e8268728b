import { largestApiBody } from '@torg/merchant-api/settings';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { visitorHeader } from '../session-service.ts';
import { answerCustomer, customerCall } from './customer-calls.ts';
import type { ShopEnv } from './request-variables.ts';

/** Where a real account answers. */
export interface AccountEndpoints {
  endpoint: string;
  /** Null where it has nothing beyond the contract. */
  extensions: string | null;
}

/** What goes along with a call from the browser. Cookies are the shop's own. */
const passedOn = [
  ...['accept', 'content-type', 'x-apikey', 'x-request-id', 'x-idempotency-key'],
  ...['apollographql-client-name', 'apollographql-client-version'],
];

/**
 * Passes calls of the shop's own pages on to a real account, with the token of whoever is signed in. It is no way to the
 * account for anybody else.
 */
export function accountApiRoutes({ endpoint, extensions }: AccountEndpoints, apiFetch: typeof fetch): Hono<ShopEnv> {
  const routes = new Hono<ShopEnv>();
  const limit = bodyLimit({ maxSize: largestApiBody, onError: (context) => context.body(null, 413) });
  routes.post('/graphql', limit, (context) => passOn(endpoint, context, apiFetch));
  if (extensions !== null)
    routes.post('/extensions/graphql', limit, (context) => passOn(extensions, context, apiFetch));
  return routes;
}

async function passOn(endpoint: string, context: Context<ShopEnv>, apiFetch: typeof fetch): Promise<Response> {
  const request = context.req.raw;
  const { shop, visitor, report } = context.var;
  if (request.headers.get('origin') !== shop.site.origin) return context.body(null, 403);
  const call = await customerCall(request, shop);
  const headers = new Headers({ [visitorHeader]: visitor });
  for (const name of passedOn) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  if (call.token !== null) headers.set('authorization', `Bearer ${call.token}`);
  const body = await request.arrayBuffer();
  try {
    const answer = await apiFetch(endpoint, { method: 'POST', headers, body, signal: request.signal });
    const kept = new Headers({ 'cache-control': 'no-store' });
    for (const name of ['content-type', 'retry-after', 'x-request-id']) {
      const value = answer.headers.get(name);
      if (value !== null) kept.set(name, value);
    }
    return answerCustomer(new Response(answer.body, { status: answer.status, headers: kept }), call);
  } catch (error) {
    report(error);
    // A gateway's word: what was asked may be carried out yet.
    return context.body(null, 502);
  }
}
