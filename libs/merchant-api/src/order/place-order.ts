import { isDeepStrictEqual } from 'node:util';
import { lockFunds } from '../balance/ledger.repository.ts';
import { payFromBalance, returnToBalance } from '../balance/pay-from-balance.ts';
import type { CartRecord } from '../cart/cart-record.ts';
import { lockCart } from '../cart/read-cart.repository.ts';
import { markOrdered } from '../cart/write-cart.repository.ts';
import { holdStock, releaseStock, takeStock } from '../catalogue/stock.repository.ts';
import type { ClaimedStock } from '../catalogue/stock-units.rules.ts';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { releasePromotionUses, writePromotionUses } from '../promotion/promotion-use.repository.ts';
import { balanceReference } from './balance-reference.ts';
import { claimGoods } from './claim-goods.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderRefusal } from './order-refusal.ts';
import { isStanding } from './order-status.ts';
import type { OrderView } from './order-view.ts';
import { confirmOrder } from './confirm-order.ts';
import { storeConfirmation } from './order-confirmation.rules.ts';
import { findOrderByKey, hasLiveHold, lockLiveOrder, readOwnDrawn, writeOrderState } from './order.repository.ts';
import { prepareOrder, type PreparedOrder } from './prepare-order.ts';
import { writeOrder } from './write-order.repository.ts';

/** The order of a cart, or why there is none. `isNew` is false where it was placed before. */
export type PlacedOrder = { ok: true; order: OrderRecord; isNew: boolean } | { ok: false; refusal: OrderRefusal };

/** How long stock is kept for an order that is paid later. */
const HOLD_MS = 30 * 60_000;
/** A cart that changes while it is ordered is counted anew that often. */
const MOST_ATTEMPTS = 3;

/**
 * Orders what a cart holds, exactly once: the same cart as it is, or the same key, gives the same order again. The cart is
 * counted first, so that the locks are short; in the transaction it must still be the cart that was counted.
 */
export async function placeOrder(view: OrderView, cartId: string, draft: CheckoutDraft): Promise<PlacedOrder> {
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    const cart = await view.carts.find(cartId);
    if (!cart) return refused({ kind: 'cart-not-found' });
    const prepared = await prepareOrder(view, cart, draft);
    const placed = await view.orders.db.transaction().execute((trx) => placeLocked(trx, view, { cart, prepared }));
    if (placed !== 'cart-changed') return placed;
  }
  return refused({ kind: 'cart-changing' });
}

interface Attempt {
  cart: CartRecord;
  prepared: Awaited<ReturnType<typeof prepareOrder>>;
}

/** Locks are taken in one order everywhere: the cart, its order, promotions, stock, balances, the buyer's organization. Nothing is written before all is checked. */
async function placeLocked(
  db: ShopDatabase,
  view: OrderView,
  { cart, prepared }: Attempt,
): Promise<PlacedOrder | 'cart-changed'> {
  const { now, idempotencyKey } = view;
  const locked = await lockCart(db, cart.cartId);
  if (!locked) return refused({ kind: 'cart-not-found' });
  const sent = idempotencyKey === null ? null : await findOrderByKey(db, cart.cartId, idempotencyKey);
  if (sent) return again(sent);
  const live = await lockLiveOrder(db, cart.cartId);
  if (live && isStanding(live.status)) {
    return live.cartVersion === locked.version ? again(live) : refused({ kind: 'already-ordered' });
  }
  if (locked.isCompleted) return refused({ kind: 'cart-not-found' });
  if (locked.version !== cart.version) return 'cart-changed';
  if (!prepared.ok) return prepared;
  if (live && (await isSame(db, live, { cart, prepared, now }))) return again(live);

  const { funds, promotions } = prepared.open.cart;
  const user = { email: prepared.email, orderId: live?.orderId ?? null, now };
  const claimed = await claimGoods(db, { promotions, lines: prepared.lines }, user);
  if (!claimed.ok) return claimed;
  // What a gift card or a balance held when the cart was counted may be spent by now.
  if (funds.length > 0 && !(await lockFunds(db, funds, await readOwnDrawn(db, cart.cartId)))) return 'cart-changed';

  const { toPay } = prepared.open.cart.totals.balance;
  const purchase = {
    ...{ customerType: prepared.customerType, userId: prepared.userId },
    amount: toPay.incVat,
    amountExVat: toPay.exVat,
    isOnAccount: prepared.checkout.payment.kind === 'invoice',
  };
  const unadmitted = await view.purchases.admit(db, purchase);
  if (unadmitted) return refused(unadmitted);

  // The same order sent again never comes here, and what is refused counts for nothing.
  const admitted = await view.visitorLimits.orders.begin();
  if (!admitted.allowed) return refused({ kind: 'too-many-orders', retryAfterSeconds: admitted.retryAfterSeconds });

  if (live) await replaceOrder(db, live, now);
  const order = await writeAll(db, view, { cart, prepared, ...claimed });
  await view.purchases.note(db, { ...purchase, orderId: order.orderId });
  return { ok: true, order, isNew: true };
}

interface ReadyOrder {
  cart: CartRecord;
  prepared: PreparedOrder;
  wanted: ReadonlyMap<number, number>;
  stocks: ReadonlyMap<number, ClaimedStock>;
}

async function writeAll(db: ShopDatabase, view: OrderView, { cart, prepared, wanted, stocks }: ReadyOrder) {
  const { shop, now } = view;
  const { open, checkout, email, lines } = prepared;
  const isPaid = open.cart.totals.balance.toPay.incVat === 0;
  // Nobody is asked to pay nothing, so no payment would ever settle what balances pay for.
  const isStandingAtOnce = isPaid || checkout.payment.kind === 'invoice';
  const publicId = view.newId();
  const order = await writeOrder(db, {
    publicId,
    cartId: cart.cartId,
    cartVersion: cart.version,
    nextCartId: view.newId(),
    idempotencyKey: view.idempotencyKey,
    channelId: shop.channel.id,
    marketId: shop.market.id,
    languageId: shop.language.id,
    currency: shop.market.currency.code,
    userId: prepared.userId,
    email,
    status: isStandingAtOnce ? 'pending' : 'pending-payment',
    isPaid,
    counted: open.cart,
    checkout,
    confirmation: storeConfirmation(prepared, shop, { publicId, cartId: cart.cartId, now }),
    createdAt: new Date(now),
    lines,
  });
  const { orderId } = order;
  const expiresAt = isStandingAtOnce ? null : now + HOLD_MS;
  if (expiresAt === null) {
    await takeStock(db, orderId, wanted, stocks);
    await markOrdered(db, cart.cartId);
    await confirmOrder(db, order, now);
  } else {
    await holdStock(db, orderId, wanted, expiresAt);
  }
  const used = open.cart.promotions.map(({ promotionId }) => promotionId);
  await writePromotionUses(db, used, { orderId, email, expiresAt });
  const { funds, totals } = open.cart;
  const payment = { funds, amount: totals.balance.pending, reference: balanceReference(orderId) };
  if (!(await payFromBalance(db, payment, now))) throw new Error('Locked balances did not hold what they were seen to');
  return order;
}

/** Whether an unpaid order is of the very same cart and checkout, and its stock still held. */
async function isSame(
  db: ShopDatabase,
  live: OrderRecord,
  { cart, prepared, now }: { cart: CartRecord; prepared: PreparedOrder; now: number },
): Promise<boolean> {
  const isUnchanged = live.cartVersion === cart.version && isDeepStrictEqual(live.checkout, prepared.checkout);
  return isUnchanged && (await hasLiveHold(db, live.orderId, now));
}

/** An unpaid order gives way to what the shopper wants now. */
async function replaceOrder(db: ShopDatabase, { orderId, isPaid, isRefundDue }: OrderRecord, now: number) {
  await releaseStock(db, orderId);
  await releasePromotionUses(db, orderId);
  await returnToBalance(db, balanceReference(orderId), now);
  await writeOrderState(db, orderId, { status: 'cancelled', isPaid, isRefundDue }, { kind: 'replaced', now });
}

function again(order: OrderRecord): PlacedOrder {
  return { ok: true, order, isNew: false };
}

function refused(refusal: OrderRefusal): PlacedOrder & { ok: false } {
  return { ok: false, refusal };
}
