import type { CommerceClient, WidgetArea, WidgetContent } from '@torg/commerce-sdk';
import { deferredProductsQuery, pageSize } from './catalogue-queries.ts';
import type { AppScope } from '../scope/app-scope.ts';

/** A list of products as a widget describes it. */
export type ProductListContent = Extract<WidgetContent, { kind: 'product-list' }>;

/** Cards in a row of the widest layout. */
const perRow = 4;

/** How many products a list shows: all that there are to leaf through, as none of it is hidden behind arrows. */
export function listedCount({ rows, pages }: Pick<ProductListContent, 'rows' | 'pages'>): number {
  return rows === null ? pageSize : Math.min(rows * pages * perRow, pageSize);
}

/** The products of a list. */
export function listedProductsQuery(
  commerce: CommerceClient,
  list: Pick<ProductListContent, 'selection' | 'rows' | 'pages'>,
) {
  return deferredProductsQuery(commerce, list.selection, listedCount(list));
}

/** Asks for the products of all lists in an area. Nobody waits for them here. */
export function prefetchLists({ queries, commerce }: Pick<AppScope, 'queries' | 'commerce'>, area: WidgetArea): void {
  for (const list of selectionsIn(area)) void queries.prefetchQuery(listedProductsQuery(commerce, list));
}

/** Waits for the products of the first list in an area, and fails where they cannot be had. */
export async function firstListOf({ queries, commerce }: AppScope, area: WidgetArea): Promise<void> {
  const [first] = selectionsIn(area);
  if (first) await queries.ensureQueryData(listedProductsQuery(commerce, first));
}

function selectionsIn({ containers }: WidgetArea): ProductListContent[] {
  const widgets = containers.flatMap((row) => row.widgets);
  return widgets.flatMap((widget) => (widget.kind === 'product-list' && widget.mode === 'selection' ? widget : []));
}
