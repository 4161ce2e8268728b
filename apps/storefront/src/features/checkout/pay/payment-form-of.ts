import type { Checkout, PaymentType } from '@torg/commerce-sdk/domain';

/** The form of a provider, as it stands in the shop's page. */
export interface PaymentForm {
  /** What the shopper chose, such as Klarna. */
  method: string;
  paymentType: PaymentType;
  /** HTML with its script. */
  html: string;
}

/** The form that a checkout is paid in; null where it is paid otherwise, or its provider does not answer. */
export function paymentFormOf({ paymentOptions }: Pick<Checkout, 'paymentOptions'>): PaymentForm | null {
  const selected = paymentOptions.find(({ isSelected }) => isSelected);
  if (selected?.flow !== 'embedded' || !selected.paymentData) return null;
  const { name: method, paymentType, paymentData: html } = selected;
  return { method, paymentType, html };
}
