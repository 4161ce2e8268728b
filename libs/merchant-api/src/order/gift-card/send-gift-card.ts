import { momentAt, readEmailAddress, readGreeting, type GiftGreeting } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import type { BoughtCard } from '../../mail/templates/gift-cards-bought.ts';
import type { OrderRecord } from '../order-record.ts';
import { timeZoneOf } from '../withdrawal/withdrawal.rules.ts';

/** At what time of its day a gift card is sent, in the market's time zone. */
const SENT_AT = '08:00';

/** A card with the code that opens it; its amount in minor units. */
export interface CodedCard {
  balanceId: number;
  linePosition: number;
  code: string;
  amount: number;
  /** The last day on which it can be used. */
  lastDay: string;
}

/** Who a line of an order is for; null where its cards are the buyer's to give, or nobody could be written to. */
function greetingOf({ counted }: OrderRecord, linePosition: number): GiftGreeting | null {
  const greeting = readGreeting(counted.lines[linePosition]?.line.message ?? null);
  const email = greeting && readEmailAddress(greeting.email);
  return email ? { ...greeting, email } : null;
}

/** Queues the mail of a card that is for somebody else, for its day, and gives what its buyer is told: whom it goes to, or the code. */
export async function sendGiftCard(
  trx: ShopDatabase,
  order: OrderRecord,
  { balanceId, linePosition, code, amount, lastDay }: CodedCard,
  now: number,
): Promise<BoughtCard> {
  const greeting = greetingOf(order, linePosition);
  if (!greeting) return { code, amount };
  const { name, email, words } = greeting;
  const { languageId, currency } = order;
  // What is paid after its day goes at once.
  const day = greeting.sendOn === null ? now : momentAt(`${greeting.sendOn}T${SENT_AT}`, timeZoneOf(order));
  const data = {
    ...{ orderId: String(order.orderId), cardId: String(balanceId) },
    ...{ name, from: buyerOf(order), words, code, amount, currency, lastDay },
  };
  await queueMail(trx, { to: email, kind: 'gift-card-received', languageId, data }, now, Math.max(day, now));
  return { sent: { name, email, sendOn: day > now ? greeting.sendOn : null }, amount };
}

function buyerOf({ checkout: { draft } }: OrderRecord): string {
  const { firstName = '', lastName = '' } = draft.billingAddress ?? {};
  return `${firstName} ${lastName}`.trim();
}
