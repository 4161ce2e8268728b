import type { CartSummary, Minor, VatView } from '@torg/commerce-sdk/domain';

/**
 * What is taken off the cart as a whole, in minor units: the difference between its rows and its total, so that the
 * rows always add up. Reduced prices are in the lines already and are no part of it.
 */
export function cartDeduction({ subTotal, shipping, paymentFee, total }: CartSummary, vatView: VatView): Minor {
  return Math.max(0, subTotal[vatView] + shipping.fee[vatView] + paymentFee[vatView] - total[vatView]);
}
