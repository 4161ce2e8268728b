import type { WidgetAreaRequest } from '@torg/commerce-sdk';
import type { Product } from '@torg/commerce-sdk/domain';

/**
 * The area of a product's page: what is made for it, its category or its brand comes before what is for every product. Both
 * names are the contract's.
 */
export function productArea({
  productId,
  primaryCategory,
  brand,
}: Pick<Product, 'productId' | 'primaryCategory' | 'brand'>): WidgetAreaRequest {
  return {
    family: 'Product',
    areaName: 'Product detail page',
    filters: {
      Product: String(productId),
      ...(primaryCategory && { Category: String(primaryCategory.categoryId) }),
      ...(brand && { Brand: String(brand.brandId) }),
    },
  };
}
