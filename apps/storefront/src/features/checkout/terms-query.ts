import { queryOptions } from '@tanstack/react-query';
import { getContentPages } from '@torg/commerce-sdk';
import { scopeKey } from '../../queries/scope-key.ts';
import type { QuerySource } from '../../queries/query-source.ts';

/** Where the terms of purchase stand: the page of content that is tagged so; null where the shop has none. */
export function termsQuery({ commerce, shared }: QuerySource) {
  return queryOptions({
    queryKey: ['terms', scopeKey(commerce)],
    queryFn: () =>
      shared.read('terms', async () => {
        const [page] = await getContentPages(commerce, { includeTags: ['terms'] });
        return page?.canonicalUrl ?? null;
      }),
    staleTime: Infinity,
  });
}
