import type { CustomerType } from '@torg/commerce-sdk/domain';
import type { ShippingTerms } from '../market/market-directory.ts';
import type { PaymentType } from '../generated/contract.ts';
import type { PaymentKind } from './checkout.tables.ts';

/** A way of having goods sent, named in the shopper's language. */
export interface ShippingOption {
  id: number;
  name: string;
  terms: ShippingTerms;
  /** What the carrier calls it; null where no carrier is asked. */
  carrierOptionId: string | null;
}

/** A way of paying, named in the shopper's language; the fee is minor units inc VAT. */
export interface PaymentOption {
  id: number;
  name: string;
  fee: number;
  kind: PaymentKind;
  paymentType: PaymentType;
  /** Paying later is credit, an invoice without interest included. */
  isCredit: boolean;
  /** Null where everyone may use it. */
  customerType: CustomerType | null;
}
