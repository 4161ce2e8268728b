import { returnToBalance } from '../balance/pay-from-balance.ts';
import { releaseStock, returnStock } from '../catalogue/stock.repository.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { releasePromotionUses } from '../promotion/promotion-use.repository.ts';
import { balanceReference } from './balance-reference.ts';
import { closeBoughtCards, lockBoughtCards } from './gift-card/bought-gift-card.repository.ts';
import { closedGiftCardsOf, spentByCards, type BoughtGiftCard } from './gift-card/bought-gift-card.rules.ts';
import type { OrderAction } from './order-action.ts';
import { movesFrom } from './order-moves.rules.ts';
import type { OrderRecord } from './order-record.ts';
import { isStanding, type OrderStatus } from './order-status.ts';
import { readOrderEvents } from './order-event.repository.ts';
import { lockOrder, writeOrderState } from './order.repository.ts';

/** An order that is to be in another state. */
export interface OrderMove extends OrderAction {
  to: OrderStatus;
  /** The states from which it is moved; all from which the shop may where left out. */
  from?: readonly OrderStatus[];
  /** Why; empty where nobody says. */
  note: string;
}

/** What came of a move; `isRefundDue` says that money has to be paid back. */
export type MoveResult =
  | { kind: 'moved'; isRefundDue: boolean }
  | { kind: 'unknown-order' }
  | { kind: 'impossible'; from: OrderStatus; possible: readonly OrderStatus[] }
  /** What was refunded in part is refunded to the end, not cancelled. */
  | { kind: 'partly-refunded' };

/** Takes an order to another state and writes down who did it. A cancelled one gives back all that it took. */
export function moveOrder(db: ShopDatabase, move: OrderMove): Promise<MoveResult> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, move.orderId);
    if (!order) return { kind: 'unknown-order' };
    const { to, from, by, note, now } = move;
    const possible = movesFrom(order.status);
    if (!possible.includes(to) || from?.includes(order.status) === false)
      return { kind: 'impossible', from: order.status, possible };
    if (to === 'cancelled') {
      const events = await readOrderEvents(trx, order.orderId);
      if (events.some(({ kind }) => kind === 'refunded')) return { kind: 'partly-refunded' };
    }
    const cards = to === 'cancelled' ? await giveBack(trx, order, now) : [];
    const isRefundDue = order.isRefundDue || (to === 'cancelled' && order.isPaid && owes(order, cards));
    const event = { kind: 'moved', now, data: { from: order.status, by, ...(note && { note }) } };
    await writeOrderState(trx, order.orderId, { status: to, isPaid: order.isPaid, isRefundDue }, event);
    if (to === 'cancelled' && isStanding(order.status)) {
      const isPaidBack = isRefundDue || order.counted.totals.balance.pending > 0;
      const closed = closedGiftCardsOf(order.currency, cards);
      const orderPage = order.confirmation?.pages.order ?? null;
      const data = { orderId: String(order.orderId), isPaidBack, closed, orderPage };
      await queueMail(trx, { to: order.email, kind: 'order-cancelled', languageId: order.languageId, data }, now);
    }
    return { kind: 'moved', isRefundDue };
  });
}

/**
 * Locks are taken as whoever places an order takes them: promotions, stock, balances. Gives the gift cards of the order, as
 * they were when they were closed; they are newer than the balances that paid, so they come after those.
 */
async function giveBack(db: ShopDatabase, { orderId }: OrderRecord, now: number): Promise<readonly BoughtGiftCard[]> {
  await releasePromotionUses(db, orderId);
  await releaseStock(db, orderId);
  await returnStock(db, orderId);
  await returnToBalance(db, balanceReference(orderId), now);
  const cards = await lockBoughtCards(db, orderId);
  await closeBoughtCards(db, cards, now);
  return cards;
}

/** Whether anything was paid beside what balances paid, and is more than what the gift cards of the order paid for. */
function owes({ counted }: OrderRecord, cards: readonly BoughtGiftCard[]): boolean {
  return counted.totals.balance.toPay.incVat > spentByCards(cards);
}
