import { FARTHEST_GIFT_DAYS, LONGEST_GREETING } from '@torg/commerce-sdk/domain';
import type { ExtensionResolvers } from '../../scope/contract-resolvers.ts';

/** How gift cards are sent to those they are for. */
export const giftCardTermsResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    giftCardTerms: () => ({ farthestDays: FARTHEST_GIFT_DAYS, longestWords: LONGEST_GREETING }),
  },
};
