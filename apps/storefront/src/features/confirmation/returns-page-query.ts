import { queryOptions } from '@tanstack/react-query';
import type { QuerySource } from '../../queries/query-source.ts';
import { scopeKey } from '../../queries/scope-key.ts';

/** Where it stands how to go back on a purchase: the page of content that is tagged so; null where the shop has none. */
export function returnsPageQuery({ commerce, shared }: QuerySource) {
  return queryOptions({
    queryKey: ['returns page', scopeKey(commerce)],
    queryFn: () =>
      shared.read('returns page', async () => {
        const { getContentPages } = await import('./confirm-calls.ts');
        const [page] = await getContentPages(commerce, { includeTags: ['returns'] });
        return page?.canonicalUrl ?? null;
      }),
    staleTime: Infinity,
  });
}
