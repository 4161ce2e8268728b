import { queryOptions } from '@tanstack/react-query';
import type { CommerceClient } from '@torg/commerce-sdk';
import type { Cart } from '@torg/commerce-sdk/domain';
import { apiReads } from '../../queries/lazy-reads.ts';
import { scopeKey } from '../../queries/scope-key.ts';

/** What was put into the cart last of the goods that were bought: what goes with it is asked for. Null where there is none. */
export function lastChosen({ lines }: Pick<Cart, 'lines'>): string | null {
  return lines.findLast(({ isFreeGift }) => !isFreeGift)?.product.alias ?? null;
}

/** What goes with a product, by its alias. No page waits for it. */
export function goesWithQuery(commerce: CommerceClient, alias: string) {
  return queryOptions({
    queryKey: ['related', scopeKey(commerce), alias],
    queryFn: async ({ signal }) => (await apiReads()).getRelatedProducts(commerce, { alias }, { signal }),
    staleTime: Infinity,
    meta: { deferred: true },
  });
}
