import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { ColumnType } from 'kysely';
import type { PaymentType } from '../generated/contract.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** A value that is kept as JSON. */
export type JsonColumn<Value> = ColumnType<Value, string, string>;

/** A name by language id. */
export type LocalisedName = Readonly<Record<string, string>>;

/** What shoppers have filled in so far. */
export interface CheckoutsTable {
  cart_id: string;
  draft: JsonColumn<CheckoutDraft>;
  updated_at: Date;
}

/** How goods can be sent; amounts are minor units inc VAT. */
export interface ShippingOptionsTable {
  shipping_option_id: number;
  market_id: string;
  names: JsonColumn<LocalisedName>;
  fee: number;
  /** The sub-total from which it is free; null where it never is. */
  free_from: number | null;
  /** What the carrier calls it; null where no carrier is asked. */
  carrier_option_id: string | null;
  position: number;
}

/** Whether the shop bills, the provider's page takes over, or the provider's form stands in the checkout. */
export type PaymentKind = 'invoice' | 'redirect' | 'embedded';

/** How orders can be paid; the fee is minor units inc VAT. */
export interface PaymentOptionsTable {
  payment_option_id: number;
  market_id: string;
  names: JsonColumn<LocalisedName>;
  fee: number;
  kind: PaymentKind;
  /** One of the contract's PaymentType. */
  payment_type: PaymentType;
  /** Paying later is credit, an invoice without interest included. */
  is_credit: boolean;
  /** Null where everyone may use it. */
  customer_type: CustomerType | null;
  position: number;
}

/** Where nothing is sent to. */
export interface UndeliveredPostalCodesTable {
  market_id: string;
  postal_code: string;
}

/** Customers who cannot order, by their email in lower case. */
export interface BlockedCustomersTable {
  email: string;
}
