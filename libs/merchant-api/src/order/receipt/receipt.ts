import type { BoughtPackage } from '../../mail/templates/order-facts.ts';
import type { Minor, TaxedAmount, VatAmount } from '@torg/commerce-sdk/domain';

/** A line of a receipt, amounts in minor units. */
export interface ReceiptLine {
  name: string;
  articleNumber: string;
  quantity: number;
  /** What one unit cost inc VAT, before what more of them took off. */
  unitIncVat: Minor;
  unitExVat: Minor;
  /** In hundredths of a percent. */
  rateBp: number;
  total: VatAmount;
  /** What bundles and percentages took off the line; of a package's part that is what else than the package did. */
  reduction: VatAmount;
  /** The package that it is a part of; left out by loose lines, and by orders from before it was kept. */
  package?: BoughtPackage;
}

/** A fee; `name` is what it is for, such as the way of sending. */
export interface ReceiptFee {
  kind: 'delivery' | 'mail' | 'payment';
  name: string;
  amount: VatAmount;
}

/** What was paid back, or taken off the bill, at once, inc VAT, with the VAT in it and why. */
export interface ReceiptRefund {
  /** In milliseconds since 1970. */
  at: number;
  amount: Minor;
  vat: Minor;
  reason: string;
  /** It was taken off a bill that was not paid. */
  isCredit: boolean;
}

/** A gift card that was bought. */
export interface ReceiptGiftCard {
  /** The last characters of its code. */
  codeEnd: string;
  amount: Minor;
  /** Such as 2028-11-22. */
  lastDay: string;
  /** Its purchase was taken back. */
  isClosed: boolean;
}

/** What a receipt or an invoice says of an order, in plain values. */
export interface Receipt {
  /** An invoice is sent where it was not paid when it was ordered. */
  kind: 'receipt' | 'invoice';
  orderId: string;
  /** In milliseconds since 1970, as all moments here. */
  orderedAt: number;
  /** Null while it is not paid. */
  paidAt: number | null;
  timeZone: string;
  /** The country that it was sold in, such as NO. */
  countryCode: string;
  currency: string;
  /** Whoever is billed, and every organisation, with the address, line by line; a person who has paid otherwise stays unnamed, as whoever has the receipt's address sees it. */
  buyer: readonly string[];
  /** What an organisation is known by, empty where it told nothing; null for a person, whose unit prices are told inc VAT. */
  organisation: { number: string; reference: string; orderNumber: string } | null;
  /** Where a buyer who is named fetches it and when, as it was promised; null where nobody does, or the buyer stays unnamed. */
  pickup: { place: string; time: string } | null;
  /** Where an organisation's goods go, line by line; empty for a person, and of what is fetched or comes by mail. */
  deliveredTo: readonly string[];
  lines: readonly ReceiptLine[];
  fees: readonly ReceiptFee[];
  /** What was taken off the order as a whole. */
  discount: VatAmount;
  total: VatAmount;
  /** All of it by rate, highest first. */
  vats: readonly TaxedAmount[];
  /** What gift cards and balances paid, and what was paid otherwise or a bill asks for, less what was taken off it; inc VAT. */
  payment: { fromBalance: Minor; means: string; amount: Minor };
  /** What was paid back or taken off the bill, oldest first. */
  refunds: readonly ReceiptRefund[];
  /** Those that were issued, which is once they are paid. */
  giftCards: readonly ReceiptGiftCard[];
}
