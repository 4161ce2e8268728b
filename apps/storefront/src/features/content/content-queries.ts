import { queryOptions } from '@tanstack/react-query';
import { getContentPages, getWidgetArea, type WidgetAreaRequest } from '@torg/commerce-sdk';
import type { MarketSite } from '@torg/market-routing';
import type { QuerySource } from '../../queries/query-source.ts';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { clientOn } from '../../scope/client-on.ts';

/** What stands on an editorial page or in an area, to an editor the draft of it; null where there is none. */
export function areaQuery(
  { commerce, shared, preview }: QuerySource & Pick<AppScope, 'preview'>,
  request: WidgetAreaRequest,
) {
  const name = JSON.stringify(request);
  return queryOptions({
    queryKey: ['area', scopeKey(commerce), name],
    queryFn: () =>
      shared.read(`area ${name}`, () =>
        preview
          ? getWidgetArea(commerce, { ...request, preview: true }, { token: preview.token })
          : getWidgetArea(commerce, request),
      ),
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
