import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { namedAddressParts } from '../account/address-parts.ts';

/** An address whose missing parts are empty. */
export type Address = Readonly<Record<(typeof namedAddressParts)[number], string>>;

/** The texts of a checkout. */
export const draftTexts = [
  'externalShippingId',
  'pickupPoint',
  'desiredDeliveryDate',
  'customerOrderNumber',
  'goodsLabel',
  'message',
  'identityNumber',
  'email',
  'merchantData',
] as const;

type DraftTexts = Readonly<Record<(typeof draftTexts)[number], string | null>>;

/** Where the shop's pages are, for a payment provider; they hold placeholders such as `{geins.cartid}`. */
export interface CheckoutUrls {
  termsPageUrl: string | null;
  redirectUrl: string | null;
  checkoutPageUrl: string | null;
}

/** What a shopper has filled in so far. */
export interface CheckoutDraft extends DraftTexts {
  paymentId: number | null;
  shippingId: number | null;
  acceptedConsents: readonly string[];
  shippingAddress: Address | null;
  billingAddress: Address | null;
  customerType: CustomerType | null;
  /** What the carrier asks, as a client says, minor units inc VAT; null where the option's fee holds. */
  externalShippingFee: number | null;
  checkoutUrls: CheckoutUrls | null;
}

/** A checkout in which nothing is filled in. */
export const emptyDraft: CheckoutDraft = {
  paymentId: null,
  shippingId: null,
  externalShippingId: null,
  pickupPoint: null,
  desiredDeliveryDate: null,
  customerOrderNumber: null,
  goodsLabel: null,
  message: null,
  identityNumber: null,
  email: null,
  merchantData: null,
  acceptedConsents: [],
  shippingAddress: null,
  billingAddress: null,
  customerType: null,
  externalShippingFee: null,
  checkoutUrls: null,
};
