import type { RequestOptions } from '../client/commerce-client.ts';
import { GiftCardTermsDocument } from '../generated/extensions.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** How the account sends gift cards to those they are for. */
export interface GiftCardTerms {
  /** How many days ahead a card can be sent. */
  farthestDays: number;
  /** How many characters the words of a greeting may have. */
  longestWords: number;
}

/**
 * Reads how gift cards are sent whose line bears a greeting (`writeGreeting` of `/domain`).
 *
 * @example
 * const { farthestDays, longestWords } = await getGiftCardTerms(extensions);
 */
export async function getGiftCardTerms(client: ExtensionsClient, options?: RequestOptions): Promise<GiftCardTerms> {
  const { giftCardTerms } = await client.request(GiftCardTermsDocument, {}, options);
  const { farthestDays, longestWords } = giftCardTerms;
  return { farthestDays, longestWords };
}
