import { queryOptions } from '@tanstack/react-query';
import { apiReads } from './lazy-reads.ts';
import type { QuerySource } from './query-source.ts';
import { scopeKey } from './scope-key.ts';

/** The banner that editors let the front page open with; null where they chose none. */
export function frontBannerQuery({ commerce, shared }: QuerySource) {
  return queryOptions({
    queryKey: ['front banner', scopeKey(commerce)],
    queryFn: () => shared.read('front banner', async () => (await apiReads()).readFrontBanner(commerce)),
    staleTime: Infinity,
  });
}
