import { queryOptions } from '@tanstack/react-query';
import type { WidgetArea, WidgetAreaRequest } from '@torg/commerce-sdk';
import type { AppScope } from '../scope/app-scope.ts';
import { areaQuery } from './area-query.ts';
import { listedCount } from './listed-products-query.ts';
import type { QuerySource } from './query-source.ts';
import { scopeKey } from './scope-key.ts';

/** A list of products that only the visitor's own browser knows. */
export interface OwnList {
  id: string;
  of: 'viewed' | 'favourites';
  heading: string;
  /** How many are shown at most. */
  most: number;
}

/** The lists of an area that its visitors fill themselves. It is little, so that a page may bring it without the area. */
export function ownListsQuery(source: QuerySource & Pick<AppScope, 'preview'>, request: WidgetAreaRequest) {
  return queryOptions({
    queryKey: ['own lists', scopeKey(source.commerce), JSON.stringify(request)],
    queryFn: async ({ client }) => ownLists(await client.ensureQueryData(areaQuery(source, request))),
    staleTime: Infinity,
  });
}

/** The lists of an area that are not what an editor's filter finds. */
function ownLists(area: WidgetArea | null): OwnList[] {
  const widgets = area?.containers.flatMap((row) => row.widgets) ?? [];
  return widgets.flatMap((widget) => {
    if (widget.kind !== 'product-list' || widget.mode === 'selection') return [];
    const of = widget.mode === 'favourites' ? 'favourites' : 'viewed';
    return { id: widget.id, of, heading: widget.title, most: listedCount(widget) };
  });
}
