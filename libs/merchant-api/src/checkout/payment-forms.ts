import type { CheckoutDraft } from './checkout-draft.ts';
import type { PaymentOption } from './checkout-option.ts';

/** What a form is wanted for; the amount is minor units inc VAT. */
export interface WantedForm {
  cartId: string;
  draft: CheckoutDraft;
  option: PaymentOption;
  amount: number;
}

/** A provider's form, for the shop's own page. */
export interface PaymentForm {
  html: string;
  /** Whether it is another one than was shown before. */
  isNew: boolean;
}

/** The part that a payment provider has in a checkout. */
export interface PaymentForms {
  /** Whether there is a provider; without it, invoices are all that can be offered. */
  isOpen: boolean;
  /** Whether the provider refused this customer for this cart. */
  isBlocked(payer: { cartId: string; email: string; paymentId: number }): Promise<boolean>;
  /** Null where the provider does not answer. */
  formFor(wanted: WantedForm): Promise<PaymentForm | null>;
}

/** Without a provider. */
export const noPaymentForms: PaymentForms = {
  isOpen: false,
  isBlocked: async () => false,
  formFor: async () => null,
};
