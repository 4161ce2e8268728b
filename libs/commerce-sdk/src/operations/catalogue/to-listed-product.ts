import type { ListedProduct } from '../../domain/product/product.ts';
import type { ProductsQuery } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import { shopPath } from '../shop-path.ts';
import { toLowestPrice, toPrice } from './to-price.ts';
import { toImages, toStock } from './to-sku.ts';
import { toListedVariant } from './to-variant.ts';

/** A product as a list asks for it. */
type ListedAnswer = NonNullable<NonNullable<NonNullable<ProductsQuery['products']>['products']>[number]>;

/** Turns a product of a list, or the same part of a whole product, into the shop's. */
export function toListedProduct(product: ListedAnswer): ListedProduct {
  const { productId, alias } = product;
  return {
    productId,
    alias,
    name: product.name ?? '',
    articleNumber: product.articleNumber ?? '',
    canonicalUrl: shopPath(product.canonicalUrl, `/p/${alias}`),
    brand: product.brand && { name: product.brand.name ?? '' },
    primaryCategory: product.primaryCategory && { name: product.primaryCategory.name ?? '' },
    images: toImages(product.productImages),
    price: product.unitPrice && toPrice(product.unitPrice),
    lowestPrice: toLowestPrice(product.lowestPrice),
    stock: toStock(product.totalStock),
    skus: present(product.skus).map(({ skuId }) => ({ skuId })),
    variants: present(product.variantGroup?.variants).map(toListedVariant),
  };
}
