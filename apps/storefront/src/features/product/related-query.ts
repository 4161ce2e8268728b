import { queryOptions } from '@tanstack/react-query';
import type { Product } from '@torg/commerce-sdk/domain';
import { deferredProductsQuery } from '../../queries/catalogue-queries.ts';
import { goesWithQuery } from '../../queries/goes-with-query.ts';
import { scopeKey } from '../../queries/scope-key.ts';
import type { ShopClient } from '../../scope/shop-client.ts';

/** One more than is shown, because the product itself is among them. */
const candidates = 5;

type Asked = Pick<Product, 'alias' | 'canonicalUrl' | 'breadcrumbs' | 'primaryCategory'>;

/**
 * What a search provider recommends beside a product, else what the account says goes with it; where neither says anything,
 * what sells best in the root category that it lies under.
 */
export function relatedQuery(commerce: ShopClient, product: Asked) {
  const { alias, breadcrumbs, primaryCategory } = product;
  const root = breadcrumbs[0] ?? primaryCategory;
  return queryOptions({
    queryKey: ['product relations', scopeKey(commerce), alias],
    async queryFn({ client, signal }) {
      const search = await commerce.search?.();
      const others = (await search?.recommend(product, candidates, { signal })) ?? [];
      if (others.length > 0) return { told: [], others };
      const told = await client.fetchQuery(goesWithQuery(commerce, alias));
      if (told.length > 0) return { told, others: [] };
      const selection = { categoryAlias: root?.alias, sort: 'MOST_SOLD' } as const;
      const { products } = await client.fetchQuery(deferredProductsQuery(commerce, selection, candidates));
      return { told, others: products };
    },
    meta: { deferred: true },
  });
}
