import type { RequestOptions } from '../client/commerce-client.ts';
import { minorFromDecimal } from '../domain/money/minor-from-decimal.ts';
import type { Minor } from '../domain/money/money.ts';
import { BoughtGiftCardsDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** A gift card that a customer bought. What is left on it is the affair of whoever has its code. */
export interface BoughtGiftCard {
  /** The number of the order. */
  orderId: string;
  /** The last four characters of the code, which only the mail has whole. */
  codeEnd: string;
  /** What it was issued with, in minor units. */
  amount: Minor;
  currency: string;
  /** ISO 8601. */
  boughtAt: string;
  /** ISO 8601. */
  expiresAt: string;
  /** Whether its purchase was taken back, and it with it. */
  isClosed: boolean;
}

/**
 * Reads the gift cards that the customer bought whose access token is sent, the newest first; null where nobody is signed in.
 *
 * @example
 * const cards = await getBoughtGiftCards(extensions); // null where nobody is signed in
 */
export function getBoughtGiftCards(
  client: ExtensionsClient,
  options?: RequestOptions,
): Promise<readonly BoughtGiftCard[] | null> {
  return unlessSignedOut(async () => {
    const { boughtGiftCards } = await client.request(BoughtGiftCardsDocument, {}, personal(options));
    return boughtGiftCards.map(({ amount, ...card }) => ({ ...card, amount: minorFromDecimal(amount) }));
  });
}
