import { answerSandboxWidget } from '../checkout/sandbox-widget/answer-sandbox-widget.ts';
import { openAuthService } from '../account/open-auth-service.ts';
import { confirmAvailability, isAvailabilityConfirmed } from '../availability/availability.repository.ts';
import { createSandboxCarrier } from '../checkout/sandbox-carrier.ts';
import { answerConfirmation, type Confirmers } from '../confirmation/answer-confirmation.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase, type OpenDatabase } from '../database/open-database.ts';
import { withoutValues } from '../database/without-values.ts';
import { createExtensionSchema } from '../extensions/create-extension-schema.ts';
import { answerFaults } from '../faults/answer-faults.ts';
import { answerImage } from '../images/answer-image.ts';
import { createImageStore } from '../images/create-image-store.ts';
import { forgetOldMails } from '../mail/mail.repository.ts';
import { answerOutbox } from '../mail/outbox/answer-outbox.ts';
import type { Shop } from '../market/find-shop.ts';
import { readMarketDirectory } from '../market/market.repository.ts';
import { queueMail as queueInOutbox } from '../mail/queue-mail.ts';
import { createReceiptDesk } from '../order/receipt/answer-receipt.ts';
import { createUserRepository } from '../account/user.repository.ts';
import { openPayments } from '../payment/open-payments.ts';
import { answerPayments, type RoutePorts } from '../payment/payment-routes.ts';
import { limitParallel } from '../parallel/limit-parallel.ts';
import type { Caller } from '../parallel/turns.ts';
import { createBackgroundWork } from '../parallel/background-work.ts';
import { confirmNewsletter, isNewsletterConfirmed } from '../newsletter/newsletter.repository.ts';
import { limitsInMemory, limitsOnServer, type RateLimits } from '../rate-limit/rate-limits.ts';
import { createVisitorLimits, noVisitorLimits } from '../rate-limit/visitor-limits.ts';
import { createCatalogueEdition } from '../search/index/catalogue-edition.ts';
import { createListIndexes } from '../search/index/list-indexes.ts';
import { createStockNews } from '../search/index/stock-news.ts';
import { createListCache } from '../search/list-cache.ts';
import { createGoodsCache } from '../search/goods-cache.ts';
import { createSandbox } from '../sandbox/answer-sandbox.ts';
import { askThrough } from '../sandbox/ask-catalogue.ts';
import { sandboxSites } from '../sandbox/sandbox-sites.ts';
import { isLocalHost } from '../settings/local-host.ts';
import { isLoopback } from '../settings/visitor-address.ts';
import { createHealth } from './answer-health.ts';
import { answerRedirects } from './answer-redirects.ts';
import { createGraphqlEndpoint, type EndpointParts } from './create-graphql-endpoint.ts';
import { createGoods, createRequestScope, type ApiParts } from './create-request-scope.ts';
import { createApiSchema } from './create-schema.ts';
import { createAnswerCache } from './answer-cache/answer-cache.ts';
import type { MerchantApi, MerchantApiOptions } from './merchant-api-options.ts';
import { startRecurringWork } from './recurring-work.ts';
import { answerAnyOrigin } from '../http/cross-origin.ts';
import { refusal } from '../http/refusal.ts';
import { requestIdOf } from '../http/request-id.ts';
import { seedShop } from './seed-shop.ts';
import { createCheckoutOptions } from '../checkout/checkout-options.ts';
import { createRunningPromotions } from '../promotion/promotion.repository.ts';

/** Lists show what was read this long ago at most; the days of a price history change meanwhile at most once. */
const GOODS_CACHE_MS = 60_000;
/** Finished answers end with their edition; what no change tells of, the price of thirty days ago, waits this long. */
const ANSWERS_CACHE_MS = 5 * 60_000;
/** What the back office sets for carts and checkouts counts this much later at most. */
const SETTINGS_CACHE_MS = 1000;

/** How many queries from outside are under way at once: an embedded database carries out one statement at a time. */
const [OUTSIDE_EMBEDDED, OUTSIDE_ON_SERVER] = [2, 8];

/** How many mails to addresses that nobody has confirmed one visitor may ask for. */
const letters = { most: 20, windowSeconds: 15 * 60 };

/** Opens the embedded Merchant API: the database is brought up to date and filled before it answers. */
export async function createMerchantApi(given: MerchantApiOptions): Promise<MerchantApi> {
  const options: MerchantApiOptions = {
    ...given,
    report: (error, context) => given.report(withoutValues(error), context),
  };
  const database = await openDatabase(options, options.traceSql);
  const limits = options.databaseUrl === undefined ? limitsInMemory() : await limitsOnServer(options.databaseUrl);
  const close = () => limits.close().finally(database.close);
  try {
    const parts = await prepare({ ...database, limits }, options);
    const recurring = startRecurringWork(parts, options);
    const stop = () => parts.background.idle().finally(recurring.stop);
    const health = createHealth(database, options.clock);
    return { fetch: createHandler(parts, options, health), close: () => stop().finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}

async function prepare(
  { db, openFor, limits }: OpenDatabase & { limits: RateLimits },
  options: MerchantApiOptions,
): Promise<EndpointParts> {
  const { apiKey, clock, randomId, catalogue, content, channelUrls = {} } = options;
  const { queueMail = queueInOutbox } = options;
  await migrate(db);
  await seedShop(db, clock.now(), { catalogue, content });
  await forgetOldMails(db, clock.now());
  const directory = await readMarketDirectory(db, channelUrls, options.marketInPath);
  const shopUrls = directory.channels.map(({ url }) => url).filter((url) => url !== '');
  const registersFreely = options.visitorLimits === false;
  const ports = { db, clock, limits, apiKey, queueMail, shopUrls, registersFreely };
  const auth = options.auth ? await openAuthService(ports, options.auth) : null;
  const checkEvery = options.checkListsEvery ?? 1000;
  const report = (error: unknown) => options.report(error, {});
  const listIndexes = createListIndexes({ db, clock, checkEvery, report });
  const make = (shop: Shop, now: number) => createGoods({ db, directory }, shop, now);
  const goodsCache = checkEvery === 0 ? null : createGoodsCache({ cacheMs: GOODS_CACHE_MS, make });
  const lists = { listIndexes, goodsCache, listCache: createListCache() };
  const timeZones = [...new Set(directory.channels.flatMap(({ markets }) => markets.map(({ timeZone }) => timeZone)))];
  const stockNews = createStockNews({ clock, cacheMs: ANSWERS_CACHE_MS });
  const onStock = (productIds: readonly number[]) => {
    stockNews.note(productIds);
    goodsCache?.forgetStockOf(productIds);
  };
  const edition = createCatalogueEdition({ db, clock, checkEvery, indexes: listIndexes, timeZones, onStock });
  const answerCache =
    checkEvery === 0 ? null : createAnswerCache({ edition, stockNews, clock, cacheMs: ANSWERS_CACHE_MS });
  // Tests see what they wrote at once.
  const settings = { clock, cacheMs: checkEvery === 0 ? 0 : SETTINGS_CACHE_MS };
  const carrier = options.carrier ?? createSandboxCarrier();
  const surroundings = { db, clock, randomId, shopUrls, report };
  const payments = options.payments ? await openPayments(surroundings, options.payments) : null;
  const own = {
    db,
    openFor,
    outsideInTurn: limitParallel(options.databaseUrl ? OUTSIDE_ON_SERVER : OUTSIDE_EMBEDDED),
    profile: options.profile,
    directory,
    auth,
    payments,
    queueMail,
    carrier,
    clock,
    randomId,
    background: createBackgroundWork(report),
    checkoutOptions: createCheckoutOptions(db, settings),
    runningPromotions: createRunningPromotions(db, settings),
  };
  const letterLimit = limits.limit('letters', letters);
  const visitorLimits = options.visitorLimits === false ? () => noVisitorLimits : createVisitorLimits(limits);
  return { ...own, letterLimit, visitorLimits, ...lists, edition, answerCache };
}

/** What payments need of the shop: it goes on with a session as whoever began it. */
function paymentPorts(parts: ApiParts): RoutePorts {
  const users = createUserRepository(parts.db);
  const visit = { requestId: 'payment', authorization: null, idempotencyKey: null, visitorAddress: '' };
  return {
    now: parts.clock.now,
    async viewOf({ channelId, marketId, languageId, userId }) {
      const user = userId === null ? null : await users.find(userId);
      return createRequestScope(parts, { ...visit, user }).shopView({ channelId, marketId, languageId });
    },
  };
}

const confirmers: Confirmers = {
  NEWSLETTER: { confirm: confirmNewsletter, isConfirmed: isNewsletterConfirmed },
  AVAILABILITY: { confirm: confirmAvailability, isConfirmed: isAvailabilityConfirmed },
};

type Answer = (request: Request, caller: Caller) => Promise<Response>;
type Route = (request: Request, caller: Caller) => Response | null | Promise<Response | null>;

/** What is served at which address, in the order in which it is asked. */
function createRoutes(parts: EndpointParts, options: MerchantApiOptions, health: Answer): readonly Route[] {
  const { apiKey, picturesDir, ownPicturesDir, imageCacheDir, randomId } = options;
  const contract = createGraphqlEndpoint({ schema: createApiSchema(), path: '/graphql' }, parts, options);
  const beside = { schema: createExtensionSchema(), path: '/extensions/graphql' };
  const extensions = createGraphqlEndpoint(beside, parts, options);
  const pictureDirs = [...(ownPicturesDir === undefined ? [] : [ownPicturesDir]), picturesDir];
  const images = createImageStore({ pictureDirs, cacheDir: imageCacheDir });
  const sites = sandboxSites(parts.directory.channels);
  const { payments } = parts;
  const ports = paymentPorts(parts);
  const sandbox = options.sandbox && createSandbox({ sites, ask: askThrough(contract, apiKey), randomId });
  return [
    at('/graphql', contract),
    at(beside.path, extensions),
    at('/health', health),
    (request) => parts.auth?.answer(request) ?? null,
    ...(payments ? [(request: Request) => answerPayments(request, payments, ports)] : []),
    ...(options.sandboxWidget ? [answerSandboxWidget] : []),
    (request) => answerConfirmation(request, { ...parts, confirmers }),
    createReceiptDesk(parts),
    (request) => answerRedirects(request, parts.db, apiKey),
    (request) => answerImage(request, images),
    ...(sandbox ? [ownOnly(sandbox, options)] : []),
    ...(options.outbox ? [ownOnly((request) => answerOutbox(request, parts), options)] : []),
  ];
}

function at(path: string, answer: Answer): Route {
  return (request, caller) => (new URL(request.url).pathname === path ? answer(request, caller) : null);
}

/**
 * Tools show and do what nobody else on the network may, nor a page whose host a stranger lets lead here. An address that
 * is not known belongs to a call within this process.
 */
function isFromHere(request: Request, { auth }: MerchantApiOptions): boolean {
  const address = auth?.addressOf(request) ?? '';
  return isLocalHost(new URL(request.url).hostname) && (address === '' || isLoopback(address));
}

function ownOnly(answer: Route, options: MerchantApiOptions): Route {
  return (request, caller) => (isFromHere(request, options) ? answer(request, caller) : null);
}

function createHandler(parts: EndpointParts, options: MerchantApiOptions, health: Answer): MerchantApi['fetch'] {
  const { faults } = options;
  const routes = createRoutes(parts, options, health);

  async function route(request: Request, caller: Caller): Promise<Response> {
    for (const answer of routes) {
      const answered = await answer(request, caller);
      if (answered) return answered;
    }
    return nothingHere(request);
  }

  async function handle(request: Request, caller: Caller): Promise<Response> {
    // No database keeps a NUL.
    if (request.url.includes('%00')) return refusal(400, 'BAD_USER_INPUT', 'Leave NUL out of the address.');
    try {
      if (!faults) return await route(request, caller);
      const answered = isFromHere(request, options) ? await answerFaults(request, faults) : null;
      return answered ?? (await faults.around(request, (asked) => route(asked, caller)));
    } catch (error) {
      return afterFailure(error, request, options);
    }
  }

  const handleForAll = {
    shop: answerAnyOrigin((request) => handle(request, 'shop')),
    outside: answerAnyOrigin((request) => handle(request, 'outside')),
  } satisfies Record<Caller, unknown>;
  return (request, caller = 'shop') =>
    forAllSites.test(new URL(request.url).pathname) ? handleForAll[caller](request) : handle(request, caller);
}

/**
 * What front ends on other sites ask, signing in included: tokens are in headers and in no cookie, so a browser adds nothing
 * to a request that its page does not have. Tools, payments and receipts are not for them.
 */
const forAllSites = /^\/(graphql|extensions\/graphql|redirect\/.*|api\/.*|auth\/sign\/.*)$/;

/** A wrong address is told to other sites as well, since a front end with a mistyped one is such a site. */
const nothingHere = answerAnyOrigin(async () => refusal(404, 'NOT_FOUND', 'Nothing is served here. Try /graphql.'));

/** A caller who left is told of in a line: nothing in the code would help against it. */
function afterFailure(error: unknown, request: Request, { randomId, report }: MerchantApiOptions): Response {
  const requestId = requestIdOf(request, randomId);
  if (request.signal.aborted) {
    const asked = `${request.method} ${new URL(request.url).pathname}`;
    report(`A caller left before their request had come: ${asked}`, { requestId });
    return refusal(400, 'BAD_USER_INPUT', 'The request did not come whole.');
  }
  report(error, { requestId });
  return refusal(500, 'INTERNAL_SERVER_ERROR', `Something went wrong on our side. The id is ${requestId}.`);
}
