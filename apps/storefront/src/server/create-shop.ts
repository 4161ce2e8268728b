import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { CommerceError } from '@torg/commerce-sdk';
import { enableStaticRendering } from 'mobx-react-lite';
import { visitorAddress, type TrustedProxies } from '@torg/merchant-api/settings';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import { followRequest, type FollowedRequest } from './follow-request.ts';
import type { ShopParts } from './shop-parts.ts';
import { serveSites } from './serve-sites.ts';
import { mediaPath, type ServedSite } from './served-site.ts';
import { accountApiRoutes } from './steps/account-api-routes.ts';
import { answerForm } from './steps/answer-form.ts';
import { answerHealth } from './steps/answer-health.ts';
import { compressAnswers } from './steps/compress-answers.ts';
import { customerCall } from './steps/customer-calls.ts';
import { embeddedApiRoutes } from './steps/embedded-api-routes.ts';
import { createRedirectToAddress } from './steps/redirect-to-address.ts';
import { varyByChannel } from './steps/vary-by-channel.ts';
import { outage } from './steps/outage.ts';
import { refuseNul } from './steps/refuse-nul.ts';
import { requestId } from './steps/request-id.ts';
import { answerLoginToken } from './steps/login-token.ts';
import { answerPage } from './steps/answer-page.ts';
import { answerSearchForm } from './steps/search-form.ts';
import { securityHeaders } from './steps/security-headers.ts';
import { sessionRoutes } from './steps/session-routes.ts';

/** No form of the shop is longer than this (bytes). */
const largestForm = 65_536;

/** Where a request comes from, as Node's server and the proxies in front of it know; a header alone could say anything. */
function visitorOf({ env, req }: Context, trustedProxies: TrustedProxies): string {
  const bindings: { incoming?: { socket?: { remoteAddress?: string } } } | undefined = env;
  const peer = bindings?.incoming?.socket?.remoteAddress ?? '';
  return visitorAddress(peer, req.header('x-forwarded-for') ?? null, trustedProxies);
}

function followed(shop: ServedSite, request: FollowedRequest): ServedSite {
  return { ...shop, commerce: followRequest(shop.commerce, request) };
}

/** Nobody reads the answer, and nothing in the code would help against it: a line in the log is enough. */
function visitorLeft({ req, body }: Context, report: (line: string) => void): Response {
  report(`A visitor left before their request had come: ${req.method} ${req.path}`);
  return body(null, 400);
}

/** The whole shop as one function from request to answer: ordered steps, the page last. */
export async function createShop(
  parts: ShopParts,
): Promise<{ fetch(request: Request, bindings?: object): Response | Promise<Response> }> {
  // Stores change nothing while a document is rendered, so nobody needs to watch them.
  enableStaticRendering(true);
  const served = await serveSites(parts);
  const { siteOf } = served;
  const app = new Hono<{ Variables: { requestId: string } }>();
  const isSecure = (request: Request) => siteOf(request).isSecure;
  app.use(requestId(parts.newId), securityHeaders(isSecure), compressAnswers);
  app.use(refuseNul);
  app.use(varyByChannel(parts.config.channelHeader));
  app.get('/health', () => answerHealth(parts.api));
  const visitor = (context: Context) => visitorOf(context, parts.config.trustedProxies);
  const shopFor = (context: Context<{ Variables: { requestId: string } }>) =>
    followed(siteOf(context.req.raw), { requestId: context.get('requestId'), visitor: visitor(context) });
  const { merchantApi } = parts.config;
  const hasTools = merchantApi.kind === 'embedded' && merchantApi.tools;
  if (parts.api) {
    const customerOf = (request: Request) => customerCall(request, siteOf(request));
    app.route('/', embeddedApiRoutes(parts.api, { mediaPath, hasTools, visitor, customerOf }));
  }
  if (merchantApi.kind === 'remote')
    app.route('/', accountApiRoutes(merchantApi, { siteOf, visitor, fetch: parts.apiFetch, report: parts.report }));
  app.route('/', discoveryRoutes(served, parts.report));
  if (parts.staticFiles) app.use(parts.staticFiles);
  app.use(bodyLimit({ maxSize: largestForm, onError: (context) => context.body(null, 413) }));
  app.route('/', sessionRoutes(siteOf, visitor));
  app.get('*', async (context, next) => {
    const shop = shopFor(context);
    return (await answerLoginToken(context.req.raw, shop)) ?? next();
  });
  const redirectToAddress = createRedirectToAddress(served, parts.config.rootRedirect);
  app.get('*', (context, next) => {
    const report = (error: unknown) => parts.report(error, context.get('requestId'));
    return Promise.resolve(redirectToAddress(context.req.raw, report) ?? next());
  });
  app.get('*', (context, next) =>
    Promise.resolve(answerSearchForm(context.req.raw, siteOf(context.req.raw)) ?? next()),
  );
  app.post('*', async (context) => {
    const shop = shopFor(context);
    return answerForm(context.req.raw, shop, {
      ...parts,
      visitor: visitor(context),
      report: (error) => parts.report(error, context.get('requestId')),
    });
  });
  app.get('*', async (context) => {
    const shop = shopFor(context);
    return answerPage(context.req.raw, shop, {
      ...parts,
      visitor: visitor(context),
      report: (error) => parts.report(error, context.get('requestId')),
    });
  });
  app.all('*', (context) => context.body(null, 405, { allow: 'GET, HEAD, POST' }));
  app.onError((error, context) => {
    if (context.req.raw.signal.aborted)
      return visitorLeft(context, (line) => parts.report(line, context.get('requestId')));
    parts.report(error, context.get('requestId'));
    const { translation, site } = siteOf(context.req.raw);
    return outage(translation.t, site.languageId, error instanceof CommerceError ? 503 : 500);
  });
  return { fetch: (request, bindings) => app.fetch(request, bindings) };
}
