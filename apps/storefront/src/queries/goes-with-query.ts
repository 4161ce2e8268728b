import { queryOptions } from '@tanstack/react-query';
import type { CommerceClient } from '@torg/commerce-sdk';
import { apiReads } from './lazy-reads.ts';
import { scopeKey } from './scope-key.ts';

/** What goes with a product, by its alias. No page waits for it. */
export function goesWithQuery(commerce: CommerceClient, alias: string) {
  return queryOptions({
    queryKey: ['related', scopeKey(commerce), alias],
    queryFn: async ({ signal }) => (await apiReads()).getRelatedProducts(commerce, { alias }, { signal }),
    staleTime: Infinity,
    meta: { deferred: true },
  });
}
