import { decimalFromMinor, salesType, type LowestPrice, type Price, type VatView } from '@torg/commerce-sdk/domain';
import type { AnalyticsItem } from './analytics-item.ts';

/** What an item tells of what one unit costs. */
export type ItemPrice = Pick<AnalyticsItem, 'price' | 'price_campaign' | 'discount' | 'sales_type'>;

/** Price and reduction of one unit in kronor. The reduction is the one shown to the shopper: from the prior price. */
export function itemPrice(
  price: Price | null,
  lowestPrice: LowestPrice | null,
  vatView: VatView,
  isOfCampaign: boolean,
): ItemPrice {
  if (!price) return {};
  const selling = price.selling[vatView];
  const reduction = lowestPrice?.isDiscounted ? lowestPrice.comparison[vatView] - selling : 0;
  return reducedPrice(selling, Math.max(0, reduction), isOfCampaign);
}

/** The same of plain sums: `selling` is what one unit costs, `reduction` what it is cheaper than it was, both minor units. */
export function reducedPrice(selling: number, reduction: number, isOfCampaign: boolean): ItemPrice {
  const price = decimalFromMinor(selling);
  return {
    price,
    ...(isOfCampaign && { price_campaign: price }),
    ...(reduction > 0 && { discount: decimalFromMinor(reduction) }),
    sales_type: salesType(reduction > 0 ? (100 * reduction) / (selling + reduction) : 0),
  };
}
