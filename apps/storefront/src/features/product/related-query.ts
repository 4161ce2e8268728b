import { queryOptions } from '@tanstack/react-query';
import type { CommerceClient } from '@torg/commerce-sdk';
import type { Product } from '@torg/commerce-sdk/domain';
import { deferredProductsQuery } from '../../queries/catalogue-queries.ts';
import { goesWithQuery } from '../../queries/goes-with-query.ts';
import { scopeKey } from '../../queries/scope-key.ts';

/** One more than is shown, because the product itself is among them. */
const candidates = 5;

type Asked = Pick<Product, 'alias' | 'breadcrumbs' | 'primaryCategory'>;

/** What the account says goes with a product; where it says nothing, what sells best in the root category that it lies under. */
export function relatedQuery(commerce: CommerceClient, { alias, breadcrumbs, primaryCategory }: Asked) {
  const root = breadcrumbs[0] ?? primaryCategory;
  return queryOptions({
    queryKey: ['product relations', scopeKey(commerce), alias],
    async queryFn({ client }) {
      const told = await client.fetchQuery(goesWithQuery(commerce, alias));
      if (told.length > 0) return { told, bestSellers: [] };
      const selection = { categoryAlias: root?.alias, sort: 'MOST_SOLD' } as const;
      const { products } = await client.fetchQuery(deferredProductsQuery(commerce, selection, candidates));
      return { told, bestSellers: products };
    },
    meta: { deferred: true },
  });
}
