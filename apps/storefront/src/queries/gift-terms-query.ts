import { queryOptions } from '@tanstack/react-query';
import { dateAfter, localDateWriter } from '@torg/commerce-sdk/domain';
import { scopeKey } from './scope-key.ts';
import type { AppScope } from '../scope/app-scope.ts';

/** How a gift card can be sent to somebody else. Days are ISO dates. */
export interface GiftTerms {
  longestWords: number;
  firstDay: string;
  lastDay: string;
}

/** How a gift card can be sent to somebody else; null where the account does not, and its code goes to the buyer alone. */
export function giftTermsQuery({ commerce, extensions, config, clock }: GiftSource) {
  return queryOptions({
    queryKey: ['gift-terms', scopeKey(commerce)],
    async queryFn({ signal }): Promise<GiftTerms | null> {
      try {
        const client = await extensions();
        if (!client) return null;
        const { getGiftCardTerms } = await import('./gift-calls.ts');
        const { farthestDays, longestWords } = await getGiftCardTerms(client, { signal });
        const firstDay = todayOf({ config, clock });
        return { longestWords, firstDay, lastDay: dateAfter(firstDay, farthestDays) };
      } catch (error) {
        // The plain gift card can be bought meanwhile.
        console.error(error);
        return null;
      }
    },
    staleTime: 3_600_000,
  });
}

type GiftSource = Pick<AppScope, 'commerce' | 'extensions' | 'config' | 'clock'>;

/** The date of today where the shop is. */
export function todayOf({ config, clock }: Pick<AppScope, 'config' | 'clock'>): string {
  return localDateWriter(config.shop.service.timeZone)(clock.now());
}
