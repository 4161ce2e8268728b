import type { CartLine, VatView } from '@torg/commerce-sdk/domain';
import type { AnalyticsItem } from './analytics-item.ts';
import { itemPrice } from './item-price.ts';

export interface CartLineItemOptions {
  /** Which side of VAT the prices are taken from; with VAT where nothing is said. */
  vatView?: VatView;
  /** Units that came or went; those of the line where nothing is said. */
  quantity?: number;
}

/** Describes a line of the cart, or some units of it, to analytics tools. */
export function toCartLineItem(
  line: CartLine,
  { vatView = 'incVat', quantity = line.quantity }: CartLineItemOptions = {},
): AnalyticsItem {
  const { product } = line;
  const [variant] = product.choices;
  const isOfCampaign = product.discountType === 'PRICE_CAMPAIGN' || line.campaigns.length > 0;
  return {
    item_id: String(product.productId),
    item_name: product.name,
    ...(product.brandName && { item_brand: product.brandName }),
    ...(product.categoryName && { item_category: product.categoryName }),
    ...(variant && { item_variant: variant }),
    item_sku: String(line.skuId),
    quantity,
    ...itemPrice(line.unitPrice, product.lowestPrice, vatView, isOfCampaign),
  };
}
