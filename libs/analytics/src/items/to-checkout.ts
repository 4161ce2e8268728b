import { decimalFromMinor, spreadAmount, type Cart, type VatView } from '@torg/commerce-sdk/domain';
import type { CheckoutBegun } from '../events/checkout-begun.ts';
import type { AnalyticsItem } from './analytics-item.ts';
import { reducedPrice } from './item-price.ts';
import { toCartLineItem } from './to-cart-line-item.ts';

/** What of a cart analytics tools are told on its way to an order. */
export type CheckoutCart = Pick<Cart, 'lines' | 'promoCode' | 'summary'>;

export interface CheckoutOptions {
  /** Which side of VAT the amounts are taken from; with VAT where nothing is said. */
  vatView?: VatView;
}

/** Describes a cart on its way to an order. What is taken off the cart as a whole is spread over its lines, as of an order. */
export function toCheckout(cart: CheckoutCart, { vatView = 'incVat' }: CheckoutOptions = {}): CheckoutBegun {
  const { lines, promoCode, summary } = cart;
  const totals = lines.map(({ totalPrice }) => totalPrice.selling[vatView]);
  const sum = totals.reduce((all, total) => all + total, 0);
  const taken = Math.min(sum, Math.max(0, summary.fixedDiscount[vatView]));
  const shares = spreadAmount(taken, totals);
  return {
    currency: summary.currency,
    value: decimalFromMinor(sum - taken),
    ...(promoCode && { coupon: promoCode }),
    items: lines.map((line, index): AnalyticsItem => {
      const { discount = 0, ...item } = toCartLineItem(line, { vatView });
      const share = shares[index] ?? 0;
      const reduction = Math.round(discount * 100) + Math.round(share / line.quantity);
      const selling = Math.round(((totals[index] ?? 0) - share) / line.quantity);
      return { ...item, index, ...reducedPrice(selling, reduction, item.price_campaign !== undefined) };
    }),
  };
}
