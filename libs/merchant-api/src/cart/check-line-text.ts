import { canBeSentOn, localDateWriter, readEmailAddress, readGreeting } from '@torg/commerce-sdk/domain';
import { badUserInput } from '../errors/api-error.ts';
import type { CartView } from './cart-view.ts';

/** What a shopper writes to a line, as elsewhere in an order. */
const LONGEST_TEXT = 2_000;

/** Throws what the client is told whose text of a line is too long, or who sends a gift card to no address or on no day. */
export function checkLineText(text: string | null | undefined, { shop, now }: Pick<CartView, 'shop' | 'now'>): void {
  if ((text?.length ?? 0) > LONGEST_TEXT) {
    throw badUserInput(`'message' and 'groupKey' may have ${LONGEST_TEXT} characters at most.`);
  }
  const greeting = readGreeting(text ?? null);
  if (!greeting) return;
  const { email, sendOn } = greeting;
  if (readEmailAddress(email) === null) throw badUserInput("'message' sends a gift card to no address. Name one.");
  if (sendOn !== null && !canBeSentOn(sendOn, localDateWriter(shop.market.timeZone)(now))) {
    throw badUserInput(`'message' sends a gift card on ${sendOn}. Name a day from today on, within a year.`);
  }
}
