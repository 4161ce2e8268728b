import { Hono, type Context } from 'hono';
import { CommerceError } from '@torg/commerce-sdk';
import { enableStaticRendering } from 'mobx-react-lite';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import type { ShopParts } from './shop-parts.ts';
import { serveSites } from './serve-sites.ts';
import { mediaPath } from './served-site.ts';
import { accountApiRoutes } from './middleware/account-api-routes.ts';
import { answerForm } from './middleware/answer-form.ts';
import { answerHealth } from './middleware/answer-health.ts';
import { cartListRoutes } from './middleware/cart-list-routes.ts';
import { carriedCheckoutRoutes } from './middleware/carried-checkout-routes.ts';
import { compressAnswers } from './middleware/compress-answers.ts';
import { embeddedApiRoutes } from './middleware/embedded-api-routes.ts';
import { formLimits } from './middleware/form-limits.ts';
import { findSite } from './middleware/find-site.ts';
import { myDataRoutes } from './middleware/my-data-routes.ts';
import { outage } from './middleware/outage.ts';
import { postalCodeRoutes } from './middleware/postal-code-routes.ts';
import { redirectToAddress } from './middleware/redirect-to-address.ts';
import { installRoutes } from './middleware/install-routes.ts';
import { refuseNul } from './middleware/refuse-nul.ts';
import { requestId } from './middleware/request-id.ts';
import type { ShopEnv } from './middleware/request-variables.ts';
import { answerLoginToken } from './middleware/login-token.ts';
import { answerMarkdown } from './middleware/answer-markdown.ts';
import { answerPage } from './middleware/answer-page.ts';
import { answerSearchForm } from './middleware/search-form.ts';
import { searchRoutes } from './middleware/search-routes.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { tellOfRequests } from './middleware/tell-of-requests.ts';
import { serverTiming } from './middleware/server-timing.ts';
import { answerSharedCartLink } from './middleware/shared-cart-link.ts';
import { sessionRoutes } from './middleware/session-routes.ts';
import { varyByChannel } from './middleware/vary-by-channel.ts';
import { vitalsRoutes } from './middleware/vitals-routes.ts';

/** Nobody reads the answer, and nothing in the code would help against it: a line in the log is enough. */
function visitorLeft({ req, body }: Context, report: (line: string) => void): Response {
  report(`A visitor left before their request had come: ${req.method} ${req.path}`);
  return body(null, 400);
}

/** The whole shop as one function from request to answer: its middleware in order, the page last. */
export async function createShop(
  parts: ShopParts,
): Promise<{ fetch(request: Request, bindings?: object): Response | Promise<Response> }> {
  // Stores change nothing while a document is rendered, so nobody needs to watch them.
  enableStaticRendering(true);
  const { sites, find } = await serveSites(parts);
  const { merchantApi, trustedProxies, channelHeader, rootRedirect } = parts.config;
  const app = new Hono<ShopEnv>();
  app.use(serverTiming(parts.stopwatch ?? (() => performance.now())), requestId(parts.newId));
  app.use(tellOfRequests(parts.answered ?? (() => {})), findSite({ find }, { trustedProxies, report: parts.report }));
  app.use(securityHeaders, compressAnswers, refuseNul, varyByChannel(channelHeader));
  app.get('/health', () => answerHealth(parts.api));
  const { tools = false, sandboxWidget = false } = merchantApi.kind === 'embedded' ? merchantApi : {};
  const places = { mediaPath, hasTools: tools, hasSandboxWidget: sandboxWidget };
  if (parts.api) app.route('/', embeddedApiRoutes(parts.api, places));
  if (merchantApi.kind === 'remote') app.route('/', accountApiRoutes(merchantApi, parts.apiFetch));
  app.route('/', discoveryRoutes(sites));
  app.get(
    '/:page{.+\\.md}',
    answerMarkdown((request, bindings) => app.fetch(request, bindings)),
  );
  app.route('/', searchRoutes());
  app.route('/', postalCodeRoutes());
  app.route('/', installRoutes(parts));
  app.route('/', vitalsRoutes(parts.countVitals ?? (() => {})));
  if (parts.staticFiles) app.use(parts.staticFiles);
  app.use(formLimits());
  app.route('/', sessionRoutes());
  app.route('/', carriedCheckoutRoutes(sites, parts.newId));
  app.route('/', myDataRoutes());
  app.route('/', cartListRoutes());
  app.get('*', answerLoginToken, redirectToAddress(sites, rootRedirect), answerSearchForm, answerSharedCartLink);
  app.post('*', answerForm(parts));
  app.get('*', answerPage(parts));
  app.all('*', (context) => context.body(null, 405, { allow: 'GET, HEAD, POST' }));
  app.onError((error, context) => {
    const { shop, report } = context.var;
    if (context.req.raw.signal.aborted) return visitorLeft(context, report);
    report(error);
    return outage(shop.translation.t, shop.site.languageId, error instanceof CommerceError ? 503 : 500);
  });
  return { fetch: (request, bindings) => app.fetch(request, bindings) };
}
