import type { Address } from '../account/address.ts';
import type { CustomerType } from '../account/customer-type.ts';
import type { Cart } from '../cart/cart.ts';
import type { Minor, VatAmount } from '../money/money.ts';

/** Who a payment is handled by. */
export type PaymentType = 'STANDARD' | 'KLARNA' | 'SVEA' | 'WALLEY' | 'AVARDA' | 'GEINS_PAY';

/** A way of sending that is offered for a cart. */
export interface ShippingOption {
  shippingId: number;
  name: string;
  fee: VatAmount;
  isDefault: boolean;
  /** The chosen one, or the first while none is chosen. */
  isSelected: boolean;
  /** Minor units inc VAT left to free shipping; 0 when reached, null where no limit is set. */
  amountLeftToFreeShipping: Minor | null;
  /** The carrier's own id of it, sent back as `externalShippingId`; null where the shop sends by itself. */
  externalId: string | null;
  /** What the carrier tells of it, JSON in the carrier's own form, such as `agents` to fetch a parcel at; null where there is no carrier. */
  shippingData: string | null;
  logo: string | null;
  /** Choices within it, such as places to fetch a parcel at. */
  subOptions: readonly Omit<ShippingOption, 'subOptions'>[];
}

/** A way of paying that is offered for a cart. */
export interface PaymentOption {
  paymentId: number;
  name: string;
  fee: VatAmount;
  isDefault: boolean;
  isSelected: boolean;
  paymentType: PaymentType;
  /**
   * Where the purchase is made: `shop` by `placeOrder` alone, `redirect` by `placeOrder` and then on the provider's page,
   * `embedded` within the provider's form, `paymentData`.
   */
  flow: 'shop' | 'redirect' | 'embedded';
  /** The form of the provider, HTML with its script, which is shown as it is; null where there is none. */
  paymentData: string | null;
  /** True when the form is another than the one before, so that it must be drawn anew. */
  isNewSession: boolean;
  logo: string | null;
}

/** All that can be chosen, and what has been filled in, on the way from a cart to an order. */
export interface Checkout {
  cart: Cart;
  email: string;
  /** A personal or an organization number, as the market has them. */
  identityNumber: string;
  /** Null until one has been filled in. */
  billingAddress: Address | null;
  /** Null where parcels go to the billing address. */
  shippingAddress: Address | null;
  /** Empty until the zip of the billing address is known, and where nothing is sent to it. */
  shippingOptions: readonly ShippingOption[];
  /** Empty until there is a way of sending. */
  paymentOptions: readonly PaymentOption[];
  /** What a carrier's own form is made of, in the carrier's form; null where there is none. */
  shippingData: string | null;
  /** The shop sells this customer nothing. */
  isBlocked: boolean;
}

/** What may be filled in of a checkout. What is left out stays as it was. */
export interface CheckoutDetails {
  paymentId?: number;
  shippingId?: number;
  /** Whether the order may be placed although no way of sending is chosen. */
  skipShippingValidation?: boolean;
  externalShippingId?: string;
  /** The id of one of the carrier's places to fetch a parcel at; needed where the chosen way of sending has any. */
  pickupPoint?: string;
  /** An ISO 8601 date. */
  desiredDeliveryDate?: string;
  /** An organization's own number for the order. */
  customerOrderNumber?: string;
  goodsLabel?: string;
  message?: string;
  /** `terms` where the terms of purchase are accepted. */
  acceptedConsents?: readonly string[];
  billingAddress?: Partial<Address>;
  shippingAddress?: Partial<Address>;
  identityNumber?: string;
  email?: string;
  customerType?: CustomerType;
  /** What the carrier asks for sending, minor units inc VAT; null takes it back. */
  externalShippingFee?: Minor | null;
  merchantData?: string;
  /** Where a provider sends the shopper; `{geins.cartid}` and `{payment.uid}` in them are filled in by the API. */
  checkoutUrls?: { termsPageUrl?: string; redirectUrl?: string; checkoutPageUrl?: string };
}

/** What became of a checkout that was opened or changed. Where it is not open, nothing was changed. */
export type CheckoutResult =
  | { kind: 'open'; checkout: Checkout }
  /** What the cart holds is bought, such as in another tab. */
  | { kind: 'already-ordered' }
  /** The fee for sending is none that the carrier or the shop asks. */
  | { kind: 'shipping-fee-not-offered' };

/** Whether a cart may be ordered by whoever has the address. */
export type OrderConditions =
  | { kind: 'met' }
  /** The shop sells this customer nothing. */
  | { kind: 'customer-blocked' }
  /** `message` is the API's own, for a log. */
  | { kind: 'not-met'; message: string };
