import type { Issuing } from '../balance/issue-gift-card.ts';
import { returnToBalance } from '../balance/pay-from-balance.ts';
import { leaveOrdered } from '../cart/leave-ordered.repository.ts';
import { lockStocks, releaseStock, takeStock } from '../catalogue/stock.repository.ts';
import { findShortage } from '../catalogue/stock-units.rules.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { confirmPromotionUses, releasePromotionUses } from '../promotion/promotion-use.repository.ts';
import { confirmOrder } from './confirm-order.ts';
import { issueBoughtCards } from './gift-card/issue-bought-cards.ts';
import type { OrderRecord } from './order-record.ts';
import type { UnpaidOutcome } from './payment-outcome.ts';
import { isEnded, type OrderStatus } from './order-status.ts';
import { cartOfOrder, hasLiveHold, lockOrder, writeOrderState } from './order.repository.ts';
import { balanceReference } from './balance-reference.ts';
import { unitsBySku } from './units-by-sku.rules.ts';

/** What a call changed: nothing where it came too late or once more, a refund where money came for nothing. */
export type Settlement =
  { kind: 'unknown-order' } | { kind: 'settled' | 'unchanged' | 'refund-due'; status: OrderStatus };

/**
 * Takes the money of an order, once: where it waits for it, the order stands from now on. Money for an order that is over is
 * marked to be paid back. Within a transaction it is a part of it.
 */
export function takePayment(db: ShopDatabase, orderId: number, issuing: Issuing): Promise<Settlement> {
  return withLockedOrder(db, orderId, async (trx, order) => {
    const { status, isPaid } = order;
    if (status === 'pending-payment') return takePaid(trx, order, issuing);
    const isLate = isEnded(status) && !isPaid;
    return isLate
      ? owe(trx, order, { status, kind: 'paid-too-late', now: issuing.now })
      : { kind: 'unchanged', status };
  });
}

/** Lets an order go whose payment came to nothing; one that does not wait for it stays. Within a transaction it is a part of it. */
export function failPayment(
  db: ShopDatabase,
  orderId: number,
  outcome: UnpaidOutcome,
  now: number,
): Promise<Settlement> {
  return withLockedOrder(db, orderId, async (trx, order) =>
    order.status === 'pending-payment' ? letGo(trx, order, outcome, now) : { kind: 'unchanged', status: order.status },
  );
}

function withLockedOrder(
  db: ShopDatabase,
  orderId: number,
  settle: (trx: ShopDatabase, order: OrderRecord) => Promise<Settlement>,
): Promise<Settlement> {
  const lockAndSettle = async (trx: ShopDatabase): Promise<Settlement> => {
    const cartId = await cartOfOrder(trx, orderId);
    if (cartId === null) return { kind: 'unknown-order' };
    // The cart first, as whoever places an order does.
    await trx.selectFrom('carts').select('cart_id').where('cart_id', '=', cartId).forUpdate().execute();
    const order = await lockOrder(trx, orderId);
    return order ? settle(trx, order) : { kind: 'unknown-order' };
  };
  return db.isTransaction ? lockAndSettle(db) : db.transaction().execute(lockAndSettle);
}

/** Takes the stock that was held; where the hold has run out, what there is of it now. */
async function takePaid(db: ShopDatabase, order: OrderRecord, issuing: Issuing): Promise<Settlement> {
  const { orderId, nextCartId } = order;
  const { now } = issuing;
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
  await issueBoughtCards(db, order, issuing);
  return { kind: 'settled', status: 'pending' };
}

async function letGo(
  db: ShopDatabase,
  { orderId }: OrderRecord,
  outcome: UnpaidOutcome,
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
