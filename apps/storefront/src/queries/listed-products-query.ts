import type { CommerceClient, WidgetArea, WidgetContent } from '@torg/commerce-sdk';
import { deferredProductsQuery, pageSize } from '../../queries/catalogue-queries.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** A list of products as a widget describes it. */
export type ProductListContent = Extract<WidgetContent, { kind: 'product-list' }>;

/** Cards in a row of the widest layout. */
const perRow = 4;

/** How many products a list shows. */
export function listedCount({ rows }: Pick<ProductListContent, 'rows'>): number {
  return rows === null ? pageSize : Math.min(rows * perRow, pageSize);
}

/** The products of a list. */
export function listedProductsQuery(commerce: CommerceClient, list: Pick<ProductListContent, 'selection' | 'rows'>) {
  return deferredProductsQuery(commerce, list.selection, listedCount(list));
}

/** Asks for the products of all lists in an area. Nobody waits for them here. */
export function prefetchLists({ queries, commerce }: AppScope, { containers }: WidgetArea): void {
  for (const widget of containers.flatMap(({ widgets }) => widgets)) {
    if (widget.kind === 'product-list' && widget.mode === 'selection') {
      void queries.prefetchQuery(listedProductsQuery(commerce, widget));
    }
  }
}
