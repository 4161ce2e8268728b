import type { Generated } from 'kysely';
import type { CountedCartRecord } from '../cart/counted-cart.ts';
import type { JsonColumn } from '../checkout/checkout.tables.ts';
import type { StoredConfirmation } from './stored-confirmation.ts';
import type { PlacedCheckout } from './order-record.ts';
import type { OrderStatus } from './order-status.ts';
import type { RefundRow } from './plan-refund.rules.ts';

/** What was ordered, as it was then. Sums are minor units. */
export interface OrdersTable {
  order_id: Generated<number>;
  /** What strangers know it by. */
  public_id: string;
  cart_id: string;
  cart_version: number;
  /** The id of the cart to go on with where that one holds more by the time the order stands. */
  next_cart_id: string;
  idempotency_key: string | null;
  channel_id: string;
  market_id: string;
  language_id: string;
  currency: string;
  user_id: number | null;
  /** In lower case. */
  email: string;
  status: OrderStatus;
  is_paid: Generated<boolean>;
  /** Money came for what cannot be sent. */
  is_refund_due: Generated<boolean>;
  /** When it was paid; null where it is not. */
  paid_at: Date | null;
  /** When all of it was sent; null where it is not. */
  completed_at: Date | null;
  counted: JsonColumn<CountedCartRecord>;
  checkout: JsonColumn<PlacedCheckout>;
  /** What its confirmation tells once it stands; null where it was placed before there were any. */
  confirmation: JsonColumn<StoredConfirmation> | null;
  total_inc_vat: number;
  total_ex_vat: number;
  created_at: Date;
  updated_at: Date;
}

/** Amounts are minor units; `fixed_discount` is inc VAT and not part of the totals. */
export interface OrderLinesTable {
  order_id: number;
  position: number;
  sku_id: number;
  product_id: number | null;
  article_number: string;
  name: string;
  quantity: number;
  /** Hundredths of a percent. */
  rate_bp: number;
  /** One unit inc VAT. */
  unit_selling: number;
  total_inc_vat: number;
  total_ex_vat: number;
  fixed_discount: number;
}

/** What happened to orders; rows are added and never changed. */
export interface OrderEventsTable {
  event_id: Generated<number>;
  order_id: number;
  kind: string;
  happened_at: Date;
  data: JsonColumn<Readonly<Record<string, unknown>>>;
}

/** What was sent of orders. */
export interface ParcelsTable {
  parcel_id: Generated<number>;
  order_id: number;
  parcel_number: string;
  tracking_link: string | null;
  sent_at: Date;
}

/** Money that went back, or is to. Amounts are minor units. */
export interface RefundsTable {
  refund_id: Generated<number>;
  order_id: number;
  reason: string;
  created_at: Date;
  /** What goes back the way the payment came. */
  to_payment: number;
  /** Null while it has not. */
  paid_back_at: Date | null;
  /** It was taken off a bill that was not paid. */
  is_credit: Generated<boolean>;
}

/** What went back for what; amounts are minor units. */
export interface RefundRowsTable {
  refund_id: number;
  position: number;
  kind: RefundRow['kind'];
  line_position: number | null;
  sku_id: number | null;
  article_number: string | null;
  quantity: number;
  inc_vat: number;
  vat: number;
  to_balance: boolean;
}
