import { queryOptions } from '@tanstack/react-query';
import type { WidgetAreaRequest } from '@torg/commerce-sdk';
import type { AppScope } from '../scope/app-scope.ts';
import { areaQuery } from './area-query.ts';
import { scopeKey } from './scope-key.ts';

/**
 * Whether editors put anything in an area. It is little, so that a page brings it without the area, which its document shows
 * written.
 */
export function filledAreaQuery(scope: Pick<AppScope, 'commerce' | 'shared' | 'preview'>, request: WidgetAreaRequest) {
  return queryOptions({
    queryKey: ['filled area', scopeKey(scope.commerce), JSON.stringify(request)],
    queryFn: async ({ client }) => (await client.ensureQueryData(areaQuery(scope, request))) !== null,
    staleTime: Infinity,
  });
}
