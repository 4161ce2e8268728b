import { queryOptions } from '@tanstack/react-query';
import type { WidgetAreaRequest } from '@torg/commerce-sdk';
import type { AppScope } from '../scope/app-scope.ts';
import { areaQuery } from './area-query.ts';
import { prefetchLists } from './listed-products-query.ts';
import { scopeKey } from './scope-key.ts';

/**
 * Whether editors put anything in an area. It is little, so that a page brings it without the area, which its document shows
 * written. Whoever asks has the area, too, and its lists are on their way.
 */
export function filledAreaQuery(
  scope: Pick<AppScope, 'commerce' | 'shared' | 'preview' | 'queries'>,
  request: WidgetAreaRequest,
) {
  return queryOptions({
    queryKey: ['filled area', scopeKey(scope.commerce), JSON.stringify(request)],
    async queryFn({ client }) {
      const area = await client.ensureQueryData(areaQuery(scope, request));
      if (area) prefetchLists(scope, area);
      return area !== null;
    },
    staleTime: Infinity,
  });
}
