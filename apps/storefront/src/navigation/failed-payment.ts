import { href, type Locale } from '@torg/market-routing';
import { stepFragments } from './checkout-step-names.ts';

/** A payment that came to nothing, as the address of the checkout tells of it. */
export interface FailedPayment {
  /** The provider's word for the reason; null is a shopper who left it. */
  error: string | null;
}

/** What the address of the checkout is asked with that a provider leads back to; the provider adds its `error`. */
export const failedPaymentQuery = { payment: 'failed' } as const;

/** The payment step of the checkout, where another way can be chosen, with the reason. */
export function failedPaymentAddress(locale: Locale, { error }: FailedPayment): string {
  return `${href(locale, 'checkout', {}, { ...failedPaymentQuery, error })}#${stepFragments.payment[locale]}`;
}

/** Reads that from the address of a checkout; null where no payment failed. */
export function readFailedPayment(query: URLSearchParams): FailedPayment | null {
  return query.get('payment') === failedPaymentQuery.payment ? { error: query.get('error') } : null;
}
