import type { ListedProduct } from '@torg/commerce-sdk/domain';

/** What a product is among its variants, in words; empty where it stands alone. Its size is chosen later, and is the sku's. */
export function variantOf({ productId, variants }: Pick<ListedProduct, 'productId' | 'variants'>): string {
  return variants.find((variant) => variant.productId === productId)?.label ?? '';
}
