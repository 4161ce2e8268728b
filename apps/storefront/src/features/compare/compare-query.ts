import { queryOptions } from '@tanstack/react-query';
import type { CommerceClient } from '@torg/commerce-sdk';
import type { ListedProduct, Product } from '@torg/commerce-sdk/domain';
import { apiReads } from '../../queries/lazy-reads.ts';
import { scopeKey } from '../../queries/scope-key.ts';

/** A product as a comparison needs it. */
export interface ComparedProduct extends Pick<
  ListedProduct,
  'productId' | 'alias' | 'name' | 'canonicalUrl' | 'brand' | 'images' | 'price' | 'lowestPrice' | 'stock'
> {
  rating: Product['rating'];
  sizes: readonly string[];
  /** Where others like it lie: the category above its own, which may hold it alone. */
  categoryAlias: string | null;
  /** What its page tells of it, by label; several of one label stand together. */
  facts: readonly { label: string; value: string }[];
}

/** Products with what can be compared of them, in the order that is asked for. What is sold no more is left out. */
export function compareQuery(commerce: CommerceClient, productIds: readonly number[]) {
  return queryOptions({
    queryKey: ['compare', scopeKey(commerce), productIds.join()],
    async queryFn({ signal }): Promise<readonly ComparedProduct[]> {
      if (productIds.length === 0) return [];
      const { getProduct, getProducts } = await apiReads();
      const request = { productIds, skip: 0, take: productIds.length };
      const { products } = await getProducts(commerce, request, { signal });
      const whole = await Promise.all(products.map(({ alias }) => getProduct(commerce, { alias }, { signal })));
      return whole.flatMap((product) => (product ? compared(product) : []));
    },
  });
}

function compared(product: Product): ComparedProduct {
  const { productId, alias, name, canonicalUrl, brand, images, price, lowestPrice, stock, rating } = product;
  const facts = new Map<string, string>();
  for (const { show, label, value } of product.parameterGroups.flatMap(({ parameters }) => parameters)) {
    if (!show || label === '' || value === '') continue;
    const known = facts.get(label);
    facts.set(label, known === undefined ? value : `${known}, ${value}`);
  }
  return {
    ...{ productId, alias, name, canonicalUrl, brand, price, lowestPrice, stock, rating },
    images: images.slice(0, 1),
    sizes: product.skus.map((sku) => sku.name).filter((size) => size !== '-'),
    categoryAlias: (product.breadcrumbs.at(-2) ?? product.primaryCategory)?.alias ?? null,
    facts: [...facts].map(([label, value]) => ({ label, value })),
  };
}
