import { decimalFromMinor, type LowestPrice, type Price, type VatView } from '@torg/commerce-sdk/domain';

/** Price and reduction of one unit in kronor. The reduction is the one shown to the shopper: from the prior price. */
export function itemPrice(
  price: Price | null,
  lowestPrice: LowestPrice | null,
  vatView: VatView,
): { price?: number; discount?: number } {
  if (!price) return {};
  const selling = price.selling[vatView];
  const reduction = lowestPrice?.isDiscounted ? lowestPrice.comparison[vatView] - selling : 0;
  return {
    price: decimalFromMinor(selling),
    ...(reduction > 0 && { discount: decimalFromMinor(reduction) }),
  };
}
