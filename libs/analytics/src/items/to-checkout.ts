import { decimalFromMinor, type Cart, type VatView } from '@torg/commerce-sdk/domain';
import type { CheckoutBegun } from '../events/checkout-begun.ts';
import type { AnalyticsItem } from './analytics-item.ts';
import { spreadPrices } from './spread-prices.ts';
import { toCartLineItem } from './to-cart-line-item.ts';

/** What of a cart analytics tools are told on its way to an order. */
export type CheckoutCart = Pick<Cart, 'lines' | 'promoCode' | 'summary'>;

export interface CheckoutOptions {
  /** Which side of VAT the amounts are taken from; with VAT where nothing is said. */
  vatView?: VatView;
}

/**
 * Describes a cart on its way to an order, its lines as those of the order will be told: what they cost after campaigns and
 * codes, with what is taken off the cart as a whole spread over them.
 */
export function toCheckout(cart: CheckoutCart, { vatView = 'incVat' }: CheckoutOptions = {}): CheckoutBegun {
  const { lines, promoCode, summary } = cart;
  const sum = lines.reduce((all, { totalPrice }) => all + totalPrice.selling[vatView], 0);
  const taken = Math.min(sum, Math.max(0, summary.fixedDiscount[vatView]));
  const items = lines.map((line) => toCartLineItem(line, { vatView }));
  const prices = spreadPrices(
    lines.map(({ quantity, totalPrice: { selling, regular } }, index) => ({
      ...{ quantity, selling: selling[vatView], reduction: regular[vatView] - selling[vatView] },
      isOfCampaign: items[index]?.price_campaign !== undefined,
    })),
    taken,
  );
  return {
    currency: summary.currency,
    value: decimalFromMinor(sum - taken),
    ...(promoCode && { coupon: promoCode }),
    items: items.map(({ discount: _, ...item }, index): AnalyticsItem => ({ ...item, index, ...prices[index] })),
  };
}
