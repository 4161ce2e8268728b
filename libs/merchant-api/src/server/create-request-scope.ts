import type { AuthService } from '../account/auth-service.ts';
import type { UserRecord } from '../account/user-record.ts';
import { createCartRepository } from '../cart/cart.repository.ts';
import { createCartFunds } from '../balance/cart-funds.ts';
import { createProductCampaigns } from '../campaign/product-campaigns.ts';
import { createCatalogueReader } from '../catalogue/catalogue-reader.ts';
import { watchStock } from '../catalogue/watch-stock.ts';
import { firstBillCeilings } from '../checkout/bill-ceiling.ts';
import type { Carrier } from '../checkout/carrier.ts';
import type { CheckoutOptions, OptionPlace } from '../checkout/checkout-options.ts';
import { createCheckoutRepository } from '../checkout/checkout.repository.ts';
import { readChosenFees } from '../checkout/chosen-fees.ts';
import { createPurchaseGuard, type Approving } from '../company/create-purchase-guard.ts';
import { createContentReader } from '../content/content-reader.ts';
import type { Clock } from '../clock.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { createGatheredReads, type GatheredReads } from '../database/gathered-reads.ts';
import { badUserInput } from '../errors/api-error.ts';
import { findShop, type Shop, type ShopArguments } from '../market/find-shop.ts';
import type { MarketDirectory } from '../market/market-directory.ts';
import { readChannelSettings } from '../market/read-channel-settings.ts';
import { createOrderRepository } from '../order/order.repository.ts';
import type { BackgroundWork } from '../parallel/background-work.ts';
import { closedPaymentDesk, openPaymentDesk } from '../payment/payment-desk.ts';
import type { OpenedPayments } from '../payment/open-payments.ts';
import { createPricing, type PricingContext } from '../pricing/create-pricing.ts';
import { findOwnPriceList } from '../pricing/price-list.repository.ts';
import { createPromotionReader, type RunningPromotions } from '../promotion/promotion.repository.ts';
import { createQuestionReader } from '../question/question-reader.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import { noVisitorLimits, type VisitorLimits } from '../rate-limit/visitor-limits.ts';
import { createReviewReader } from '../review/review-reader.ts';
import type { RequestScope, ShopView } from '../scope/request-scope.ts';
import type { CatalogueEdition } from '../search/index/catalogue-edition.ts';
import type { ListIndexes } from '../search/index/list-indexes.ts';
import type { AnswerCache } from './answer-cache/answer-cache.ts';
import type { ListCache } from '../search/list-cache.ts';
import type { GoodsCache } from '../search/goods-cache.ts';
import { listPlaceOf } from '../search/list-place.ts';
import { createProductLists } from '../search/product-lists.ts';
import type { ShopProfile } from '../settings/shop-profile.ts';
import { spellText } from '../search/text/spell-text.ts';
import { suggest } from '../search/text/suggest.ts';

/** What lives as long as the API and is shared by all requests. */
export interface ApiParts {
  db: ShopDatabase;
  profile: ShopProfile;
  directory: MarketDirectory;
  listIndexes: ListIndexes;
  /** Null where lists share nothing between requests. */
  goodsCache: GoodsCache | null;
  listCache: ListCache;
  edition: CatalogueEdition;
  /** Null where every request is answered anew. */
  answerCache: AnswerCache | null;
  /** Null where nobody can sign in. */
  auth: AuthService | null;
  queueMail: QueueMail;
  background: BackgroundWork;
  carrier: Carrier;
  checkoutOptions(place: OptionPlace): CheckoutOptions;
  runningPromotions: RunningPromotions;
  /** Null where there are only invoices. */
  payments: OpenedPayments | null;
  /** Counts mails to addresses that nobody has confirmed, by where they were asked for. */
  letterLimit: RateLimit;
  /** What a visitor from somewhere may do so often. */
  visitorLimits(address: string): VisitorLimits;
  clock: Clock;
  randomId(): string;
}

/** Whose request it is. */
export interface Visit {
  requestId: string;
  authorization: string | null;
  /** By which a client says that it sends the same once more; null where it does not say. */
  idempotencyKey: string | null;
  /** Where the request comes from; empty where nobody knows. */
  visitorAddress: string;
  /** For whom the shop itself goes on with what they began; null for guests. */
  user?: UserRecord | null;
  /** Takes the products whose stock is read for the answer. */
  stockOf?: Set<number>;
}

/** Makes what one request works with. Its moment is fixed, so that all its prices are of the same time. */
export function createRequestScope(parts: ApiParts, visit: Visit): RequestScope {
  const { requestId, authorization, idempotencyKey, visitorAddress, user, stockOf = new Set() } = visit;
  const now = parts.clock.now();
  const views = new Map<string, ShopView>();
  let asking: Promise<UserRecord | null> | undefined;
  const signedIn = () => parts.auth?.userOf(authorization) ?? Promise.resolve(null);
  const visitorLimits = parts.visitorLimits(visitorAddress);
  const currentUser = () => (asking ??= user === undefined ? signedIn() : Promise.resolve(user));
  const asked = { now, currentUser, visitorLimits, idempotencyKey, stockOf };
  return {
    requestId,
    profile: parts.profile,
    visitorAddress,
    later: parts.background.begin,
    customers: {
      db: parts.db,
      queueMail: parts.queueMail,
      admitLetter: () => parts.letterLimit.begin(visitorAddress),
    },
    passwordResets: parts.auth?.passwordResets ?? null,
    passkeys: parts.auth?.passkeys ?? null,
    spoofedBy: () => parts.auth?.spoofedBy(authorization) ?? null,
    sessionId: () => parts.auth?.sessionOf(authorization) ?? null,
    channels: parts.directory.channels,
    currentUser,
    mayPreview: async () => (await parts.auth?.mayPreview(authorization)) ?? false,
    shopView(args: ShopArguments) {
      const found = findShop(parts.directory, args);
      if (!found.ok) throw badUserInput(found.reason);
      const { channel, market, language, isLanguageSpoken } = found.shop;
      const key = [channel.id, market.id, language.id, isLanguageSpoken].join(' ');
      const view = views.get(key) ?? createShopView(parts, found.shop, asked);
      views.set(key, view);
      return view;
    },
    viewToApprove(buyer, approving, args) {
      const found = findShop(parts.directory, args);
      if (!found.ok) throw badUserInput(found.reason);
      return createShopView(parts, found.shop, { ...asked, currentUser: async () => buyer, approving });
    },
  };
}

function createShopView(
  parts: ApiParts,
  shop: Shop,
  request: Pick<RequestScope, 'currentUser'> &
    Pick<ShopView, 'now' | 'visitorLimits'> &
    Required<Pick<Visit, 'idempotencyKey' | 'stockOf'>> & { approving?: Approving },
): ShopView {
  const { now } = request;
  const { db, directory, listIndexes, goodsCache, listCache, edition, randomId } = parts;
  const place = listPlaceOf(shop);
  const reads = createGatheredReads(db);
  let asking: ReturnType<typeof findOwnPriceList> | undefined;
  const findOwn = async () => {
    const user = await request.currentUser();
    return user && findOwnPriceList(db, user.userId);
  };
  const ownPriceList = () => (asking ??= findOwn());
  const ownPriceListId = async () => (await ownPriceList())?.priceListId ?? null;
  const goods = watchStock(createGoods(parts, shop, now, { reads, priceListId: ownPriceListId }), request.stockOf);
  const goodsFor = async (products: number) => {
    const kept = goodsCache?.goodsFor(await edition.current(), shop, { products, now });
    if (!kept) return goods;
    const watched = watchStock(kept, request.stockOf);
    // What is kept for everyone has everyone's prices.
    return (await ownPriceList()) ? { ...watched, pricing: goods.pricing } : watched;
  };
  const texts = { languageId: shop.language.id, marketId: shop.market.id };
  const checkouts = createCheckoutRepository(db, reads, shop.market.id);
  const options = parts.checkoutOptions(texts);
  const orders = createOrderRepository(db, reads);
  const userId = async () => (await request.currentUser())?.userId ?? null;
  const visit = { shop, now, newId: randomId, userId };
  const currency = shop.market.currency.code;
  const purchases = createPurchaseGuard({ db, currency, now, userId, approving: request.approving ?? null });
  const view: ShopView = {
    shop,
    channels: directory.channels,
    now,
    newId: randomId,
    carts: createCartRepository(db, reads),
    checkouts,
    orders,
    carrier: parts.carrier,
    payments: parts.payments ? openPaymentDesk(parts.payments, visit) : closedPaymentDesk,
    idempotencyKey: request.idempotencyKey,
    currentUser: request.currentUser,
    visitorLimits: request.visitorLimits,
    purchases,
    async mostBilled(customerType) {
      // An organization's credit is its ceiling, and says so when the order is placed.
      if ((await purchases.creditLeft(customerType)) !== null) return null;
      if (request.visitorLimits === noVisitorLimits) return null;
      const customer = await userId();
      if (customer !== null && (await orders.hasPaid(customer))) return null;
      return firstBillCeilings[shop.market.currency.code] ?? null;
    },
    chosenFees: (cart, allowExternalFee) => readChosenFees(view, cart, allowExternalFee),
    ownHolds: (cartId) => orders.ownHolds(cartId, now),
    promotions: createPromotionReader(db, parts.runningPromotions, { ...texts, now }),
    options,
    funds: createCartFunds(db, {
      currency: shop.market.currency.code,
      now,
      customerId: userId,
      drawnFor: (cartId) => orders.ownDrawn(cartId),
    }),
    async customer() {
      const user = await request.currentUser();
      return { customerType: user?.customerType ?? 'PERSON', isSignedIn: user !== null };
    },
    ...goods,
    ownPriceList,
    content: createContentReader(db, { ...texts, now }),
    channelSettings: () => readChannelSettings(db, shop.channel.id),
    lists: createProductLists({ db, indexes: listIndexes, listCache }, place),
    listedGoods: goodsFor,
    shownGoods: () => goodsFor(1),
    questions: createQuestionReader(db, shop.language.id),
    spell: (text) => spellText(db, text, { languageId: shop.language.id }),
    suggest: (text) => suggest(db, text, { languageId: shop.language.id }),
  };
  return view;
}

/** What is read of goods, for one request or for the lists of several. */
export function createGoods(
  { db, directory }: Pick<ApiParts, 'db' | 'directory'>,
  shop: Shop,
  now: number,
  {
    reads = createGatheredReads(db),
    priceListId = null,
  }: { reads?: GatheredReads; priceListId?: PricingContext['priceListId'] } = {},
) {
  return {
    catalogue: createCatalogueReader(db, shop.language.id, now, reads),
    pricing: createPricing(db, { shop, vatRates: directory.vatRates, now, priceListId }, reads),
    campaigns: createProductCampaigns(db, { shop, now }, reads),
    ratings: createReviewReader(db, shop.language.id, reads),
  };
}

/** What the headers of a request say about whose it is. A key that is none is left out of account. */
export function visitOf(headers: Headers): Pick<Visit, 'authorization' | 'idempotencyKey'> {
  const sent = headers.get('x-idempotency-key') ?? '';
  const idempotencyKey = /^[\w.:-]{8,128}$/.test(sent) ? sent : null;
  return { authorization: headers.get('authorization'), idempotencyKey };
}
