import type { Product, Variant } from '@torg/commerce-sdk/domain';

/** One name for a product in all its colours and shapes; for one that stands alone, its own. */
export function productFamily({ productId, variants }: Pick<Product, 'productId' | 'variants'>): string {
  return `product ${Math.min(productId, ...variants.flatMap(members))}`;
}

function members({ productId, variants }: Variant): number[] {
  return [productId, ...variants.flatMap(members)];
}
