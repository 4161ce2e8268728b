import { queryOptions } from '@tanstack/react-query';
import { getContentPages, getWidgetArea } from '@torg/commerce-sdk';
import type { MarketSite } from '@torg/market-routing';
import type { QuerySource } from '../../queries/query-source.ts';
import { scopeKey } from '../../queries/scope-key.ts';
import { clientOn } from '../../scope/client-on.ts';

/** What stands on an editorial page; null where none has the alias. */
export function contentQuery({ commerce, shared }: QuerySource, alias: string) {
  return queryOptions({
    queryKey: ['content', scopeKey(commerce), alias],
    queryFn: () => shared.read(`content ${alias}`, () => getWidgetArea(commerce, { alias })),
    staleTime: Infinity,
  });
}

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
