import { noPaymentForms, type PaymentForms } from '../checkout/payment-forms.ts';
import type { OrderRecord } from './order-record.ts';

/** The part that a payment provider has in orders. */
export interface PaymentPages extends PaymentForms {
  /** The page on which an order is paid, the same one however often it is asked for; null where the provider does not answer. */
  pageFor(order: OrderRecord): Promise<string | null>;
}

/** Without a provider. */
export const noPaymentPages: PaymentPages = { ...noPaymentForms, pageFor: async () => null };
