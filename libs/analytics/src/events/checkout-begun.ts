import type { AnalyticsItem } from '../items/analytics-item.ts';

/** A cart on its way to an order. `value` is what its goods cost after all reductions, in kronor; fees are not in it. */
export interface CheckoutBegun {
  currency: string;
  value: number;
  /** The code that is used; absent where there is none. */
  coupon?: string;
  items: readonly AnalyticsItem[];
}

/** It was chosen how the goods are sent. */
export interface ShippingChosen extends CheckoutBegun {
  /** The way of sending, as the shopper reads it. */
  shipping_tier: string;
}

/** It was chosen how it is paid. */
export interface PaymentChosen extends CheckoutBegun {
  /** The way of paying, as the shopper reads it. */
  payment_type: string;
}
