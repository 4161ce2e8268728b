import type { CommerceClient } from '@torg/commerce-sdk';
import type { Product } from '@torg/commerce-sdk/domain';
import { deferredProductsQuery } from '../../queries/catalogue-queries.ts';

/** One more than is shown, because the product itself is among them. */
const candidates = 5;

/** What sells best in the root category that the product lies under; its own may hold nothing else. */
export function relatedQuery(
  commerce: CommerceClient,
  { breadcrumbs, primaryCategory }: Pick<Product, 'breadcrumbs' | 'primaryCategory'>,
) {
  const root = breadcrumbs[0] ?? primaryCategory;
  const selection = { categoryAlias: root?.alias, sort: 'MOST_SOLD' } as const;
  return deferredProductsQuery(commerce, selection, candidates);
}
