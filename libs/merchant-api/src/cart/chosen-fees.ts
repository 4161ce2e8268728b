import type { ShippingTerms } from '../market/market-directory.ts';
import type { PaymentType } from '../generated/contract.ts';

/** A way of having goods sent that was chosen for a cart. */
export interface ChosenShipping {
  id: number;
  name: string;
  terms: ShippingTerms;
}

/** A way of paying that was chosen for a cart; the fee is minor units inc VAT. */
export interface ChosenPayment {
  id: number;
  name: string;
  fee: number;
  paymentType: PaymentType;
}

/** What a cart's checkout adds to it. What is null is not chosen yet: shipping is then estimated by the market's terms. */
export interface ChosenFees {
  shipping: ChosenShipping | null;
  payment: ChosenPayment | null;
}

/** Where nothing is chosen. */
export const noFees: ChosenFees = { shipping: null, payment: null };
