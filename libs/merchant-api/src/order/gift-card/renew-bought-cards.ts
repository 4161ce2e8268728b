import { lastDayOf } from '../../balance/gift-card-end.rules.ts';
import { renewGiftCode } from '../../balance/gift-card.repository.ts';
import { giftCodeOf } from '../../balance/gift-code.rules.ts';
import type { Issuing } from '../../balance/issue-gift-card.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { takeBackMails } from '../../mail/mail.repository.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { OrderAction } from '../order-action.ts';
import { addOrderEvent, lockOrder } from '../order.repository.ts';
import { timeZoneOf } from '../withdrawal/withdrawal.rules.ts';
import { lockBoughtCards } from './bought-gift-card.repository.ts';
import { sendGiftCard } from './send-gift-card.ts';

/** What came of renewing: so many cards have new codes. */
export type RenewResult = { kind: 'renewed'; cards: number } | { kind: 'unknown-order' | 'no-cards' };

/**
 * Gives the gift cards of an order that are still the buyer's and hold money new codes, and mails them to whom the first ones
 * went, which somebody lost. The old codes open nothing from then on.
 */
export function renewBoughtCards(
  db: ShopDatabase,
  { orderId, by, now, randomBytes }: OrderAction & Issuing,
): Promise<RenewResult> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, orderId);
    if (!order) return { kind: 'unknown-order' };
    const bought = await lockBoughtCards(trx, orderId);
    // What holds money after it was closed is its holder's, and the mail goes to the buyer.
    const open = bought.filter(
      ({ held, expiresAt, closedAmount }) => held > 0 && expiresAt > now && closedAmount === null,
    );
    const [first] = open;
    if (!first) return { kind: 'no-cards' };
    // All of them were issued as the order was paid.
    const lastDay = lastDayOf(first.expiresAt, timeZoneOf(order));
    const cards = [];
    for (const { balanceId, linePosition, held: amount } of open) {
      const code = giftCodeOf(randomBytes(16));
      await renewGiftCode(trx, balanceId, code);
      await takeBackMails(trx, { kind: 'gift-card-received', cardId: balanceId });
      cards.push(await sendGiftCard(trx, order, { balanceId, linePosition, code, amount, lastDay }, now));
    }
    await addOrderEvent(trx, orderId, { kind: 'gift-cards-renewed', now, data: { by, cards: cards.length } });
    const { email: to, languageId, currency } = order;
    const data = { orderId: String(orderId), currency, lastDay, cards };
    await takeBackMails(trx, { kind: 'gift-cards-bought', orderId });
    await queueMail(trx, { to, kind: 'gift-cards-bought', languageId, data }, now);
    return { kind: 'renewed', cards: cards.length };
  });
}
