import type { ListedProduct, VatView } from '@torg/commerce-sdk/domain';
import type { AnalyticsItem } from './analytics-item.ts';
import { itemPrice } from './item-price.ts';
import { variantOf } from './variant-of.ts';

export interface ProductItemOptions {
  /** Which side of VAT the prices are taken from; with VAT where nothing is said. */
  vatView?: VatView;
  /** Place in its list, from 0. */
  index?: number;
  quantity?: number;
}

/** Describes a product to analytics tools. */
export function toProductItem(
  product: ListedProduct,
  { vatView = 'incVat', index, quantity = 1 }: ProductItemOptions = {},
): AnalyticsItem {
  const variant = variantOf(product);
  return {
    item_id: String(product.productId),
    item_name: product.name,
    ...(product.brand && { item_brand: product.brand.name }),
    ...(product.primaryCategory && { item_category: product.primaryCategory.name }),
    ...(variant && { item_variant: variant }),
    ...(index !== undefined && { index }),
    quantity,
    ...itemPrice(product.price, product.lowestPrice, vatView, product.discountType === 'PRICE_CAMPAIGN'),
  };
}
