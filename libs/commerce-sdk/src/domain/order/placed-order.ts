import type { Address } from '../account/address.ts';
import type { Cart } from '../cart/cart.ts';
import type { Minor, VatAmount } from '../money/money.ts';

/** One line of an order that was just placed. */
export interface PlacedOrderRow {
  productId: number;
  skuId: string;
  articleNumber: string;
  name: string;
  /** The name of the sku, such as a size. */
  variant: string;
  brandName: string;
  /** From the widest to the narrowest. */
  categoryNames: readonly string[];
  quantity: number;
  /** What one costs. */
  price: VatAmount;
  /** What campaigns take off the whole row. */
  discount: VatAmount;
  /** The price campaign that it was bought at; null where the price was of none, or the account does not say. */
  priceCampaignId: number | null;
  /** Campaigns and codes of the cart that made it cheaper. */
  campaignIds: readonly string[];
}

/** An order that was just placed, as its confirmation and those who count sales need it. */
export interface PlacedOrder {
  orderId: string;
  transactionId: string | null;
  status: string;
  /** ISO 4217 code. */
  currency: string;
  marketId: string;
  promoCode: string | null;
  campaignNames: readonly string[];
  message: string;
  /** An organization's own number for it. */
  customerOrderNumber: string;
  goodsLabel: string;
  /** ISO 8601; null where the buyer wished for none. */
  desiredDeliveryDate: string | null;
  billingAddress: Address | null;
  shippingAddress: Address | null;
  /** What the goods cost after all reductions. */
  itemValue: VatAmount;
  /** The goods with the fees. */
  orderValue: VatAmount;
  discount: VatAmount;
  shippingFee: VatAmount;
  paymentFee: VatAmount;
  /** What a balance or a gift card paid, minor units inc VAT. */
  fromBalance: Minor;
  /** What was left to pay by other means, minor units inc VAT. */
  toPay: Minor;
  rows: readonly PlacedOrderRow[];
}

/** What a confirmation page is told of a purchase. */
export interface Purchase {
  /** Whether it is made; null where the provider does not say. False sends the shopper back to the checkout. */
  isCompleted: boolean | null;
  /** Null while there is none. */
  order: PlacedOrder | null;
  /** The cart that was bought; completed once `completeCart` was called. */
  cart: Cart | null;
  /** How many purchases the customer has made, this one counted. */
  nthPurchase: number;
  /** What the provider wants shown: HTML with its script. */
  htmlSnippet: string | null;
  isNewSession: boolean;
}

/** What became of an order. Where it is not placed, everything is as it was. */
export type PlaceOrderResult =
  | {
      kind: 'placed';
      orderId: string;
      publicId: string;
      /** `pending-payment` is paid at `redirectUrl` yet. */
      status: string;
      redirectUrl: string | null;
    }
  | PlaceOrderRefusal;

/** Why nothing was ordered. */
export type PlaceOrderRefusal =
  /** What the cart holds is bought, such as in another tab. */
  | { kind: 'already-ordered' }
  | { kind: 'cart-empty' }
  /** The cart is being changed at this moment; the same order may be sent again. */
  | { kind: 'cart-changing' }
  /** Nothing can be sent to the market. */
  | { kind: 'market-not-orderable' }
  /** `field` is named as `CheckoutDetails` has it, a part of an address by its path. */
  | { kind: 'field-missing'; field: string }
  | { kind: 'field-invalid'; field: string }
  | { kind: 'invalid-identity-number' }
  | { kind: 'terms-not-accepted' }
  /** Nothing is sent to the postal code, though there is such a place. */
  | { kind: 'not-delivered' }
  | { kind: 'shipping-not-chosen' }
  /** The fee for sending is none that the carrier or the shop asks. */
  | { kind: 'shipping-fee-not-offered' }
  | { kind: 'payment-not-chosen' }
  /** The provider could not begin the payment; the same order may be sent again, or paid another way. */
  | { kind: 'payment-unavailable' }
  /** The shop, or the provider, sells this customer nothing. */
  | { kind: 'customer-blocked' }
  | { kind: 'out-of-stock'; skuId: number; left: number }
  /** The code on the cart has been used as often as it can be. */
  | { kind: 'promotion-used-up' }
  /** It costs more than the buyer may order for their organization alone: it is to be sent for approval. */
  | { kind: 'approval-needed' }
  /** The organization's credit is used up to what is left of it, minor units inc VAT. */
  | { kind: 'credit-exceeded'; creditLeft: number };
