import { queryOptions } from '@tanstack/react-query';
import type { CommerceClient } from '@torg/commerce-sdk';
import type { RelatedProduct } from '@torg/commerce-sdk/domain';
import type { RelatedGoods } from '../display/related-view.ts';
import { apiReads } from './lazy-reads.ts';
import { scopeKey } from './scope-key.ts';

/**
 * What goes with a product, by its alias, with the prices that lists tell. No page waits for it. Where the lists cannot be
 * asked nothing is shown: the law asks for what they alone tell beside a price.
 */
export function goesWithQuery(commerce: CommerceClient, alias: string) {
  return queryOptions({
    queryKey: ['related', scopeKey(commerce), alias],
    async queryFn({ signal }): Promise<readonly RelatedGoods[]> {
      const { getProducts, getRelatedProducts } = await apiReads();
      const related = await getRelatedProducts(commerce, { alias }, { signal });
      // A list of no products in particular would be of all.
      const productIds = [...new Set(related.map(idOf))].filter((id) => id > 0);
      const request = { productIds, skip: 0, take: productIds.length };
      const { products } = productIds.length > 0 ? await getProducts(commerce, request, { signal }) : { products: [] };
      // Nothing else of them is sent along with a page.
      const listed = new Map(
        products.map(({ productId, price, lowestPrice, pricePerUnit }) => {
          return [productId, { price, lowestPrice, pricePerUnit }];
        }),
      );
      return related.map((one) => ({ ...one, listed: listed.get(idOf(one)) ?? null }));
    },
    staleTime: Infinity,
    meta: { deferred: true },
  });
}

function idOf({ skus }: RelatedProduct): number {
  return skus[0]?.productId ?? 0;
}
