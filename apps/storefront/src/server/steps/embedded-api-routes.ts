import { limitParallel } from '@torg/merchant-api/parallel';
import { Hono, type Context } from 'hono';
import { ApiUnreachable } from '../api-unreachable.ts';
import type { EmbeddedApi } from '../embedded-api.ts';

/** Where the embedded API's parts stand within the shop. */
export interface EmbeddedApiPlaces {
  /** The path of its pictures. */
  mediaPath: string;
  /** Whether the tools for development are there. */
  hasTools: boolean;
  /**
   * How many queries from outside may be under way at once. The shop's own go past them, so that a page does not wait
   * behind every list that somebody asks for.
   */
  atOnce: number;
}

const queryPaths = ['/graphql', '/extensions/graphql'];
const partPaths = ['/redirect/*', '/confirm/*', '/receipts/*', '/payments/*'];
const toolPaths = ['/faults', '/sandbox/*', '/outbox', '/outbox/*'];

/** Mounts the embedded Merchant API as a real account has it, its pictures under `mediaPath`. */
export function embeddedApiRoutes(api: EmbeddedApi, { mediaPath, hasTools, atOnce }: EmbeddedApiPlaces) {
  const routes = new Hono<{ Variables: { requestId: string } }>();
  const ask = (request: Request) => api.fetch(request).catch(refuseWhileAway);
  const answer = (context: Context) => ask(withId(context.req.raw, context.get('requestId')));
  const inTurn = limitParallel(atOnce);
  for (const path of queryPaths) routes.all(path, (context) => inTurn(() => answer(context)));
  for (const path of hasTools ? [...partPaths, ...toolPaths] : partPaths) routes.all(path, answer);
  routes.get(`${mediaPath}/*`, (context) => {
    const address = new URL(context.req.url);
    address.pathname = address.pathname.slice(mediaPath.length);
    return ask(new Request(address, { headers: context.req.raw.headers }));
  });
  return routes;
}

/** Callers from outside are told as an account would tell them; what else went wrong is the shop's to answer. */
function refuseWhileAway(error: unknown): Response {
  if (!(error instanceof ApiUnreachable)) throw error;
  const message = 'The Merchant API is being started again. Try again in a few seconds.';
  return Response.json(
    { errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] },
    { status: 503, headers: { 'retry-after': '5', 'cache-control': 'no-store' } },
  );
}

/** The API's log names a request as the shop's does. */
function withId(request: Request, requestId: string): Request {
  const headers = new Headers(request.headers);
  headers.set('x-request-id', requestId);
  return new Request(request, { headers });
}
