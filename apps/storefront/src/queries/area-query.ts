import { queryOptions } from '@tanstack/react-query';
import type { WidgetAreaRequest } from '@torg/commerce-sdk';
import { apiReads } from './lazy-reads.ts';
import { nullWhereUnknown } from './null-where-unknown.ts';
import type { QuerySource } from './query-source.ts';
import { scopeKey } from './scope-key.ts';
import type { AppScope } from '../scope/app-scope.ts';

/** What stands on an editorial page or in an area, to an editor the draft of it; null where there is none. */
export function areaQuery(
  { commerce, shared, preview }: QuerySource & Pick<AppScope, 'preview'>,
  request: WidgetAreaRequest,
) {
  const name = JSON.stringify(request);
  return queryOptions({
    queryKey: ['area', scopeKey(commerce), name],
    queryFn: () =>
      shared.read(`area ${name}`, async () => {
        const { getWidgetArea } = await apiReads();
        const area = preview
          ? getWidgetArea(commerce, { ...request, preview: true }, { token: preview.token })
          : getWidgetArea(commerce, request);
        return area.catch(nullWhereUnknown);
      }),
    staleTime: Infinity,
  });
}
