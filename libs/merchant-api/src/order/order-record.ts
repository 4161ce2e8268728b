import type { CountedCartRecord } from '../cart/counted-cart.ts';
import type { CheckoutDraft } from '../checkout/checkout-draft.ts';
import type { PaymentKind } from '../checkout/checkout.tables.ts';
import type { PaymentType } from '../generated/contract.ts';
import type { StoredConfirmation } from './stored-confirmation.ts';
import type { OrderStatus } from './order-status.ts';

/** A checkout as it was when the order was placed. */
export interface PlacedCheckout {
  draft: CheckoutDraft;
  shipping: { id: number; name: string };
  payment: { id: number; name: string; kind: PaymentKind; paymentType: PaymentType };
}

/** Where an order was placed. */
export interface OrderPlace {
  channelId: string;
  marketId: string;
  languageId: string;
  currency: string;
}

/** What was ordered, as it was then. */
export interface OrderRecord extends OrderPlace {
  orderId: number;
  publicId: string;
  cartId: string;
  cartVersion: number;
  /** The id of the cart to go on with where this one holds more by the time the order stands. */
  nextCartId: string;
  userId: number | null;
  /** In lower case. */
  email: string;
  status: OrderStatus;
  isPaid: boolean;
  isRefundDue: boolean;
  paidAt: Date | null;
  completedAt: Date | null;
  counted: CountedCartRecord;
  checkout: PlacedCheckout;
  /** Null for orders from before there were confirmations. */
  confirmation: StoredConfirmation | null;
  createdAt: Date;
  updatedAt: Date;
}

/** One line of an order that is to be written. Amounts are minor units. */
export interface OrderLineRecord {
  skuId: number;
  productId: number | null;
  articleNumber: string;
  name: string;
  quantity: number;
  rateBp: number;
  unitSelling: number;
  totalIncVat: number;
  totalExVat: number;
  fixedDiscount: number;
}
