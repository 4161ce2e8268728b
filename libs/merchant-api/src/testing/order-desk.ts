import { createHash } from 'node:crypto';
import { addItem, addPackageItem } from '../cart/change-cart.ts';
import { setPromoCode } from '../cart/keep-cart.ts';
import type { CartResult } from '../cart/cart.repository.ts';
import { emptyDraft } from '../checkout/checkout-draft.ts';
import { mergeDraft } from '../checkout/merge-draft.rules.ts';
import type { CheckoutInputType } from '../generated/contract.ts';
import { createSandboxCarrier } from '../checkout/sandbox-carrier.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readMarketDirectory } from '../market/market.repository.ts';
import { placeOrder, type PlacedOrder } from '../order/place-order.ts';
import type { PaymentOutcome } from '../order/payment-outcome.ts';
import { failPayment, takePayment, type Settlement } from '../order/settle-payment.ts';
import { createSandboxProvider } from '../payment/sandbox/sandbox-provider.ts';
import { limitsInMemory } from '../rate-limit/rate-limits.ts';
import { noVisitorLimits } from '../rate-limit/visitor-limits.ts';
import { createBackgroundWork } from '../parallel/background-work.ts';
import { createCatalogueEdition } from '../search/index/catalogue-edition.ts';
import { createListIndexes } from '../search/index/list-indexes.ts';
import { createListCache } from '../search/list-cache.ts';
import { createRequestScope } from '../server/create-request-scope.ts';
import { createCheckoutOptions } from '../checkout/checkout-options.ts';
import { createRunningPromotions } from '../promotion/promotion.repository.ts';
import { testProfile } from './test-profile.ts';

/** A guest who comes from nowhere. */
const visit = { requestId: 'test', authorization: null, idempotencyKey: null, visitorAddress: '' };

/** Orders placed and settled straight over a database, with a clock that stands still until it is moved. */
export interface OrderDesk {
  db: ShopDatabase;
  /** The moment of the desk, in milliseconds; a test may move it. */
  now: number;
  skuId(articleNumber: string): Promise<number>;
  /** Makes a cart and gives its id. */
  newCart(): Promise<string>;
  add(cartId: string, articleNumber: string, quantity: number, message?: string | null): Promise<CartResult>;
  /** Puts a package in a cart, as it is where nothing is picked. */
  addPackage(cartId: string, alias: string): Promise<CartResult>;
  /** Puts a code on a cart, be it of a promotion or of a gift card. */
  giveCode(cartId: string, code: string): Promise<void>;
  /** Orders a cart; `over` is the database to use where it is not the desk's own. */
  place(cartId: string, checkout: CheckoutInputType, over?: ShopDatabase): Promise<PlacedOrder>;
  randomBytes(size: number): Uint8Array;
  settle(orderId: number, outcome: PaymentOutcome, over?: ShopDatabase): Promise<Settlement>;
  /** Units in stock of an article, those that are held included. */
  inStock(articleNumber: string): Promise<number>;
  close(): Promise<void>;
}

/** What a desk stands on. Ids count up behind `ids`, which no other desk over the same database may have. */
export interface DeskPlace {
  db: ShopDatabase;
  now: number;
  ids?: string;
  close(): Promise<void>;
}

/** Opens a desk over a database that holds a shop. */
export async function createOrderDesk({ db, now, ids: prefix = 'id', close }: DeskPlace): Promise<OrderDesk> {
  const directory = await readMarketDirectory(db, { '1|se': 'https://torg.example' });
  const clock = { now: () => desk.now };
  let ids = 0;
  const newId = () => `${prefix}-${(ids += 1)}`;
  const randomBytes = (size: number) => createHash('sha256').update(newId()).digest().subarray(0, size);
  const paymentsOver = (own: ShopDatabase) => {
    const secret = 'what nobody calls with';
    const provider = createSandboxProvider({ db: own, now: clock.now, newId, secret });
    return { db: own, provider, randomBytes, secret, shopUrls: [], report: () => {} };
  };
  const viewOver = (own: ShopDatabase) => {
    const listIndexes = createListIndexes({ db: own, clock, checkEvery: 0, report: () => {} });
    const edition = createCatalogueEdition({
      db: own,
      clock,
      checkEvery: 0,
      indexes: listIndexes,
      timeZones: [],
      onStock: () => {},
    });
    const parts = {
      profile: testProfile,
      ...{ db: own, directory, listIndexes, edition, clock },
      ...{
        goodsCache: null,
        listCache: createListCache(),
        answerCache: null,
        auth: null,
        payments: paymentsOver(own),
      },
      ...{ queueMail, background: createBackgroundWork(() => {}) },
      letterLimit: limitsInMemory().limit('letters', { most: 20, windowSeconds: 900 }),
      visitorLimits: () => noVisitorLimits,
      ...{ carrier: createSandboxCarrier(), randomId: newId },
      checkoutOptions: createCheckoutOptions(own, { clock, cacheMs: 0 }),
      runningPromotions: createRunningPromotions(own, { clock, cacheMs: 0 }),
    };
    return createRequestScope(parts, visit).shopView({});
  };
  const skuId = async (articleNumber: string) =>
    (await db.selectFrom('skus').select('sku_id').where('article_number', '=', articleNumber).executeTakeFirstOrThrow())
      .sku_id;
  const desk: OrderDesk = {
    db,
    now,
    skuId,
    randomBytes,
    close,
    async newCart() {
      const { carts, newId, now } = viewOver(db);
      return (await carts.create({ cartId: newId(), marketId: 'se', now })).cartId;
    },
    add: async (cartId, articleNumber, quantity, message = null) =>
      addItem(viewOver(db), cartId, { skuId: await skuId(articleNumber), quantity, groupKey: null, message }),
    async addPackage(cartId, alias) {
      const view = viewOver(db);
      return addPackageItem(view, cartId, (await view.catalogue.productIdByAlias(alias)) ?? 0, []);
    },
    async giveCode(cartId, code) {
      const given = await setPromoCode(viewOver(db), cartId, code);
      if (!given.ok) throw new Error(given.refusal.kind);
    },
    async place(cartId, checkout, over = db) {
      const view = viewOver(over);
      const merged = mergeDraft(emptyDraft, checkout, view.shop.market.country.code);
      if (!merged.ok) throw new Error(merged.problem);
      return placeOrder(view, cartId, merged.draft);
    },
    settle: (orderId, outcome, over = db) =>
      outcome === 'paid'
        ? takePayment(over, orderId, { now: desk.now, randomBytes })
        : failPayment(over, orderId, outcome, desk.now),
    async inStock(articleNumber) {
      const own = db
        .selectFrom('stock')
        .select('in_stock')
        .where('sku_id', '=', await skuId(articleNumber));
      return (await own.executeTakeFirstOrThrow()).in_stock;
    },
  };
  return desk;
}
