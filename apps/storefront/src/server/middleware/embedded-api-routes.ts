import { crossOrigin } from '@torg/merchant-api/cross-origin';
import { isImagePath, largestApiBody } from '@torg/merchant-api/settings';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiUnreachable } from '../api-unreachable.ts';
import type { EmbeddedApi } from '../embedded-api.ts';
import { visitorHeader } from '../session-service.ts';
import { answerCustomer, customerCall, nobody } from './customer-calls.ts';
import type { ShopEnv } from './request-variables.ts';

/** Where the embedded API's parts stand within the shop. */
export interface EmbeddedApiPlaces {
  /** The path of its pictures. */
  mediaPath: string;
  /** Whether the tools for development are there. */
  hasTools: boolean;
  /** Whether the sandbox's list of ways of delivery is shown. */
  hasSandboxWidget: boolean;
}

const queryPaths = ['/graphql', '/extensions/graphql'];
const redirectPath = '/redirect/*';
const partPaths = [redirectPath, '/confirm/*', '/receipts/*', '/payments/*'];
const widgetPath = '/shipping/*';
const toolPaths = ['/faults', '/sandbox/*', '/outbox', '/outbox/*'];

/** Mounts the embedded Merchant API as a real account has it, its pictures under `mediaPath`. */
export function embeddedApiRoutes(api: EmbeddedApi, places: EmbeddedApiPlaces) {
  const { mediaPath, hasTools, hasSandboxWidget } = places;
  const routes = new Hono<ShopEnv>();
  const ask = (request: Request) => api.fetch(request, 'outside').catch(refuseWhileAway);
  const limit = bodyLimit({ maxSize: largestApiBody, onError: refuseLarge });
  // What is refused before the API has it is for other sites to read, as what the API says itself.
  for (const path of [...queryPaths, redirectPath]) routes.use(path, crossOrigin);
  const trialPaths = [...(hasSandboxWidget ? [widgetPath] : []), ...(hasTools ? toolPaths : [])];
  for (const path of [...queryPaths, ...partPaths, ...trialPaths]) {
    routes.all(path, limit, async (context) => {
      const isQuery = queryPaths.includes(path);
      const call = isQuery ? await customerCall(context.req.raw, context.get('shop')) : nobody;
      const answer = await ask(await received(context, context.req.url, call.token));
      return answerCustomer(answer, call);
    });
  }
  routes.get(`${mediaPath}/*`, async (context) => {
    const address = new URL(context.get('url'));
    const path = address.pathname.slice(mediaPath.length);
    if (!isImagePath(path)) return context.body(null, 404);
    address.pathname = path;
    return ask(await received(context, address.href));
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

function refuseLarge(): Response {
  const message = `The request is larger than ${largestApiBody / 1024} kB. Ask for less at once.`;
  return Response.json({ errors: [{ message, extensions: { code: 'BODY_TOO_LARGE' } }] }, { status: 413 });
}

/**
 * A request that has come whole, so that a slow one takes no place from others. The API's log names it as the shop's does,
 * and where it comes from is the shop's word, not the visitor's.
 */
async function received(
  { req, var: known }: Context<ShopEnv>,
  url: string,
  token: string | null = null,
): Promise<Request> {
  const headers = new Headers(req.raw.headers);
  headers.set('x-request-id', known.requestId);
  headers.set(visitorHeader, known.visitor);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  const { method, signal } = req.raw;
  const body = req.raw.body ? await req.arrayBuffer() : null;
  return new Request(url, { method, headers, body, signal });
}
