import { queryOptions } from '@tanstack/react-query';
import { getContentPages, getWidgetArea } from '@torg/commerce-sdk';
import type { MarketSite } from '@torg/market-routing';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { clientOn } from '../../scope/client-on.ts';

type ContentSource = Pick<AppScope, 'commerce' | 'shared'>;

/** What stands on an editorial page; null where none has the alias. */
export function contentQuery({ commerce, shared }: ContentSource, alias: string) {
  return queryOptions({
    queryKey: ['content', scopeKey(commerce), alias],
    queryFn: () => shared.read(`content ${alias}`, () => getWidgetArea(commerce, { alias })),
    staleTime: Infinity,
  });
}

/** The editorial pages of one of the shop's sites. No page shows them all, so they stay where they were asked for. */
export function contentPagesQuery({ commerce, shared }: ContentSource, site: MarketSite) {
  const there = clientOn(commerce, site);
  const key = scopeKey(there);
  return queryOptions({
    queryKey: ['content pages', key],
    queryFn: () => shared.read(`content pages ${key}`, () => getContentPages(there)),
    staleTime: Infinity,
    meta: { staysBehind: true },
  });
}
