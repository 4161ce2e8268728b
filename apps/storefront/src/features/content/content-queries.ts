import { queryOptions } from '@tanstack/react-query';
import { getContentPages } from '@torg/commerce-sdk';
import type { MarketSite } from '@torg/market-routing';
import type { QuerySource } from '../../queries/query-source.ts';
import { scopeKey } from '../../queries/scope-key.ts';
import { clientOn } from '../../scope/client-on.ts';

/** The editorial pages of one of the shop's sites. No page shows them all, so they stay where they were asked for. */
export function contentPagesQuery({ commerce, shared }: QuerySource, site: MarketSite) {
  const there = clientOn(commerce, site);
  const key = scopeKey(there);
  return queryOptions({
    queryKey: ['content pages', key],
    queryFn: () => shared.read(`content pages ${key}`, () => getContentPages(there)),
    staleTime: Infinity,
    meta: { staysBehind: true },
  });
}
