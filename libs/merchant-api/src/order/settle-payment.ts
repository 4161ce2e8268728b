import { returnToBalance } from '../balance/pay-from-balance.ts';
import { leaveOrdered } from '../cart/leave-ordered.repository.ts';
import { lockStocks, releaseStock, takeStock } from '../catalogue/stock.repository.ts';
import { findShortage } from '../catalogue/stock-units.rules.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { confirmPromotionUses, releasePromotionUses } from '../promotion/promotion-use.repository.ts';
import { confirmOrder } from './confirm-order.ts';
import type { OrderRecord } from './order-record.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { isEnded, type OrderStatus } from './order-status.ts';
import { cartOfOrder, hasLiveHold, lockOrder, writeOrderState } from './order.repository.ts';
import { balanceReference } from './balance-reference.ts';
import { unitsBySku } from './units-by-sku.rules.ts';

/** What a call changed: nothing where it came too late or once more, a refund where money came for nothing. */
export type Settlement =
  { kind: 'unknown-order' } | { kind: 'settled' | 'unchanged' | 'refund-due'; status: OrderStatus };

/**
 * Lets a payment's outcome decide what becomes of its order. The first outcome holds: calls that come late or twice change
 * nothing, except that money which comes for an order that is over is marked to be paid back. Within a transaction it is a
 * part of it.
 */
export function settlePayment(
  db: ShopDatabase,
  orderId: number,
  outcome: PaymentOutcome,
  now: number,
): Promise<Settlement> {
  const settle = (trx: ShopDatabase) => settleLocked(trx, orderId, outcome, now);
  return db.isTransaction ? settle(db) : db.transaction().execute(settle);
}

async function settleLocked(
  db: ShopDatabase,
  orderId: number,
  outcome: PaymentOutcome,
  now: number,
): Promise<Settlement> {
  const cartId = await cartOfOrder(db, orderId);
  if (cartId === null) return { kind: 'unknown-order' };
  // The cart first, as whoever places an order does.
  await db.selectFrom('carts').select('cart_id').where('cart_id', '=', cartId).forUpdate().execute();
  const order = await lockOrder(db, orderId);
  if (!order) return { kind: 'unknown-order' };
  if (order.status === 'pending-payment') {
    return outcome === 'paid' ? takePaid(db, order, now) : letGo(db, order, outcome, now);
  }
  const isLateMoney = outcome === 'paid' && isEnded(order.status) && !order.isPaid;
  return isLateMoney
    ? owe(db, order, { status: order.status, kind: 'paid-too-late', now })
    : { kind: 'unchanged', status: order.status };
}

/** Takes the stock that was held; where the hold has run out, what there is of it now. */
async function takePaid(db: ShopDatabase, order: OrderRecord, now: number): Promise<Settlement> {
  const { orderId, nextCartId } = order;
  const wanted = unitsBySku(order.counted.lines.map(({ line }) => line));
  const isHeld = await hasLiveHold(db, orderId, now);
  const stocks = await lockStocks(db, [...wanted.keys()], { orderId, now });
  // What is held for this order others cannot have claimed.
  const claims = isHeld ? new Map([...stocks].map(([id, { stock }]) => [id, { stock, heldByOthers: 0 }])) : stocks;
  await releaseStock(db, orderId);
  if (findShortage(wanted, claims)) {
    await releasePromotionUses(db, orderId);
    await returnToBalance(db, balanceReference(orderId), now);
    return owe(db, order, { status: 'out-of-stock', kind: 'paid-without-stock', now });
  }
  await takeStock(db, orderId, wanted, stocks);
  await confirmPromotionUses(db, orderId);
  await leaveOrdered(db, { ordered: order.counted.cart, nextCartId, now });
  await writeOrderState(db, orderId, { status: 'pending', isPaid: true, isRefundDue: false }, { kind: 'paid', now });
  await confirmOrder(db, order, now);
  return { kind: 'settled', status: 'pending' };
}

async function letGo(
  db: ShopDatabase,
  { orderId }: OrderRecord,
  outcome: PaymentOutcome,
  now: number,
): Promise<Settlement> {
  await releaseStock(db, orderId);
  await releasePromotionUses(db, orderId);
  await returnToBalance(db, balanceReference(orderId), now);
  const status = 'cancelled';
  await writeOrderState(db, orderId, { status, isPaid: false, isRefundDue: false }, { kind: outcome, now });
  return { kind: 'settled', status };
}

async function owe(
  db: ShopDatabase,
  { orderId }: OrderRecord,
  { status, kind, now }: { status: OrderStatus; kind: string; now: number },
): Promise<Settlement> {
  await writeOrderState(db, orderId, { status, isPaid: true, isRefundDue: true }, { kind, now });
  return { kind: 'refund-due', status };
}
