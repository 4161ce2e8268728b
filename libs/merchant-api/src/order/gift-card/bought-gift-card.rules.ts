import type { ClosedGiftCards } from '../../mail/templates/closed-gift-cards.ts';
import { priceOfUnits, type PaidLine } from '../units-price.rules.ts';

/** A line of an order that bought gift cards, with how many of them were taken back before they were paid. */
export interface GiftCardLine extends PaidLine {
  position: number;
  refundedUnits: number;
}

/** A gift card that an order pays for. */
export interface PaidGiftCard {
  linePosition: number;
  /** Which unit of its line it is, from 1. */
  unit: number;
  /** Minor units. */
  amount: number;
}

/** The gift cards that lines pay for: one for each unit, which holds what that unit cost. What was given away is none. */
export function giftCardsOf(lines: readonly GiftCardLine[]): readonly PaidGiftCard[] {
  return lines.flatMap((line) =>
    Array.from({ length: line.quantity - line.refundedUnits }, (_, index) => {
      const unit = line.refundedUnits + index + 1;
      const amount = priceOfUnits(line, unit) - priceOfUnits(line, unit - 1);
      return { linePosition: line.position, unit, amount };
    }).filter(({ amount }) => amount > 0),
  );
}

/** A card that an order bought. Amounts are minor units. */
export interface BoughtGiftCard extends PaidGiftCard {
  balanceId: number;
  /** The last four characters of its code. */
  codeEnd: string;
  expiresAt: number;
  /** What it holds now. */
  held: number;
  /** What it held when its purchase was taken back; null while it was not. */
  closedAmount: number | null;
}

/** The cards of a line that can be taken back, the fullest first: what is left of one is what its buyer gets back. */
export function openCards(cards: readonly BoughtGiftCard[], linePosition: number): readonly BoughtGiftCard[] {
  const open = cards.filter((card) => card.linePosition === linePosition && card.closedAmount === null);
  return open.toSorted((one, other) => other.held - one.held);
}

/** What was bought with the cards of an order, and so is not paid back to whoever bought the cards. */
export function spentByCards(cards: readonly BoughtGiftCard[]): number {
  return cards.reduce(
    (sum, { amount, held, closedAmount }) => sum + amount - Math.min(amount, closedAmount ?? held),
    0,
  );
}

/** What mails tell of cards whose purchase is taken back. */
export function closedGiftCardsOf(currency: string, cards: readonly BoughtGiftCard[]): ClosedGiftCards {
  return { currency, cards: cards.map(({ codeEnd, held }) => ({ codeEnd, held })) };
}
