import type { WidgetAreaRequest } from '@torg/commerce-sdk';
import type { Product, VatView } from '@torg/commerce-sdk/domain';

/**
 * The area of a product's page: what is made for it, its category or its brand comes before what is for every product, and
 * for organizations, to whom a consumer's rights are no promise, what is made for them. Both names are the contract's.
 */
export function productArea(
  { productId, primaryCategory, brand }: Pick<Product, 'productId' | 'primaryCategory' | 'brand'>,
  vatView: VatView,
): WidgetAreaRequest {
  return {
    family: 'Product',
    areaName: 'Product detail page',
    ...(vatView === 'exVat' && { customerType: 'ORGANIZATION' }),
    filters: {
      Product: String(productId),
      ...(primaryCategory && { Category: String(primaryCategory.categoryId) }),
      ...(brand && { Brand: String(brand.brandId) }),
    },
  };
}
