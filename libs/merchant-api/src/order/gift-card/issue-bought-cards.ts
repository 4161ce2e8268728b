import { giftCardEnd } from '../../balance/gift-card-end.rules.ts';
import { addGiftCard, type Issuing } from '../../balance/issue-gift-card.ts';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { OrderRecord } from '../order-record.ts';
import { addOrderEvent } from '../order.repository.ts';
import { readOrderLines, readRefunds } from '../refund.repository.ts';
import { refundedUnits } from '../refunded-units.rules.ts';
import { timeZoneOf } from '../withdrawal/withdrawal.rules.ts';
import { writeBoughtCard } from './bought-gift-card.repository.ts';
import { giftCardsOf, type GiftCardLine, type PaidGiftCard } from './bought-gift-card.rules.ts';
import { sendGiftCard } from './send-gift-card.ts';

/**
 * Issues the gift cards that an order bought and mails their codes, to the buyer or on its day to whom a line is for, within
 * the transaction that makes it paid, and so exactly once.
 */
export async function issueBoughtCards(trx: ShopDatabase, order: OrderRecord, issuing: Issuing): Promise<void> {
  const paid = giftCardsOf(await giftCardLines(trx, order));
  if (paid.length === 0) return;
  const { orderId, email: to, languageId, currency } = order;
  const { lastDay, expiresAt } = giftCardEnd(issuing.now, timeZoneOf(order));
  const { now } = issuing;
  const cards = [];
  for (const card of paid) {
    const issued = await issueCard(trx, { orderId, card, currency, expiresAt }, issuing);
    cards.push(await sendGiftCard(trx, order, { ...card, ...issued, lastDay }, now));
  }
  await addOrderEvent(trx, orderId, { kind: 'gift-cards-issued', now, data: { cards: cards.length } });
  const data = { orderId: String(orderId), currency, lastDay, cards };
  await queueMail(trx, { to, kind: 'gift-cards-bought', languageId, data }, now);
}

async function giftCardLines(trx: ShopDatabase, { orderId, counted }: OrderRecord): Promise<readonly GiftCardLine[]> {
  if (!counted.lines.some((line) => line.counted.isGiftCard)) return [];
  const refunds = (await readRefunds(trx, [orderId])).get(orderId) ?? [];
  const lines = await readOrderLines(trx, orderId);
  return lines
    .filter(({ position }) => counted.lines[position]?.counted.isGiftCard)
    .map((line) => ({ ...line, refundedUnits: refundedUnits(refunds, line.position) }));
}

async function issueCard(
  trx: ShopDatabase,
  { orderId, card, currency, expiresAt }: { orderId: number; card: PaidGiftCard; currency: string; expiresAt: number },
  issuing: Issuing,
) {
  const issued = await addGiftCard(trx, { currency, amount: card.amount, expiresAt }, issuing);
  await writeBoughtCard(trx, { orderId, balanceId: issued.balanceId, card });
  return issued;
}
