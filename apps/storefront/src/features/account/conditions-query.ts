import { queryOptions } from '@tanstack/react-query';
import type { QuerySource } from '../../queries/query-source.ts';
import { scopeKey } from '../../queries/scope-key.ts';

/**
 * Where it stands what goes for whoever has an account, and what becomes of what they tell: the pages that are tagged so.
 */
export function conditionsQuery({ commerce, shared }: QuerySource) {
  return queryOptions({
    queryKey: ['account conditions', scopeKey(commerce)],
    queryFn: () =>
      shared.read('account conditions', async () => {
        const { getContentPages } = await import('./register-calls.ts');
        const pages = await getContentPages(commerce, { includeTags: ['terms', 'privacy'] });
        return pages.map(({ title, canonicalUrl }) => ({ title, path: canonicalUrl }));
      }),
    staleTime: Infinity,
  });
}
