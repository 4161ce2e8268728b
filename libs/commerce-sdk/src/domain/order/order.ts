import type { Address } from '../account/address.ts';
import type { Cart } from '../cart/cart.ts';
import type { Minor, VatAmount } from '../money/money.ts';
import type { ProductImage } from '../product/product.ts';
import type { OrderState } from './order-state.ts';

/** What was sent of an order, or how it will be sent while nothing was. Moments are ISO 8601. */
export interface OrderParcel {
  /** How it is sent. */
  name: string;
  parcelNumber: string | null;
  sentAt: string | null;
  /** The carrier's page that tells where it is. */
  trackingLink: string | null;
}

/** How an order is paid. Moments are ISO 8601, amounts minor units inc VAT. */
export interface OrderPayment {
  paymentId: number;
  name: string;
  isPaid: boolean;
  paidAt: string | null;
  total: Minor;
}

/** Money that went back. Moments are ISO 8601, amounts minor units inc VAT. */
export interface OrderRefund {
  /** What it is paid back for; null for a fee or a sum that is no line's. */
  skuId: number | null;
  articleNumber: string;
  createdAt: string;
  reason: string;
  /** Whether it went to the customer's balance and not back the way it was paid. */
  isToBalance: boolean;
  total: Minor;
  vat: Minor;
}

/** A product that was bought, as a list of orders shows it. */
export interface OrderedGood {
  /** Empty where the API keeps it no longer. */
  name: string;
  images: readonly ProductImage[];
}

/** An order as a list of orders shows it. Moments are ISO 8601. */
export interface ListedOrder {
  /** Null while the API has given it no number. */
  orderId: number | null;
  /** Whoever has it may see the order, so it belongs in no log. */
  publicId: string;
  /** The API's own name for how it stands. */
  status: string;
  state: OrderState;
  createdAt: string | null;
  /** ISO 4217 code. */
  currency: string;
  total: VatAmount;
  parcels: readonly OrderParcel[];
  /** Each product once. */
  goods: readonly OrderedGood[];
  /** Whether an organization bought it, whatever kind of customer the account is by now: a company pays. */
  isOrganizations: boolean;
}

/** An order as its own page shows it. */
export interface Order extends Omit<ListedOrder, 'goods' | 'isOrganizations'> {
  updatedAt: string | null;
  completedAt: string | null;
  desiredDeliveryDate: string | null;
  /** An organization's own number for it. */
  customerOrderNumber: string;
  goodsLabel: string;
  message: string;
  /** Null where the order is read by its public id: that tells nothing of who bought. */
  billingAddress: Address | null;
  shippingAddress: Address | null;
  /** What was bought, at the prices of the purchase; null where the API keeps it no longer. */
  cart: Cart | null;
  discount: VatAmount;
  shippingFee: VatAmount;
  paymentFee: VatAmount;
  /** VAT in the total. */
  vat: Minor;
  /** What the customer's balance or a gift card paid of the total. */
  fromBalance: Minor;
  payments: readonly OrderPayment[];
  refunds: readonly OrderRefund[];
}
