import type { PaymentOutcome } from '../order/payment-outcome.ts';

/** What was begun with a provider. Amounts are minor units. */
export interface PaymentSession {
  sessionId: string;
  provider: string;
  cartId: string;
  /** Null for a form whose button nobody has pressed yet. */
  orderId: number | null;
  channelId: string;
  marketId: string;
  languageId: string;
  userId: number | null;
  paymentId: number;
  amount: number;
  currency: string;
  pageUrl: string;
  htmlSnippet: string | null;
  outcome: PaymentOutcome | null;
  /** When its order began to wait for money, in milliseconds; a form has none before its button was pressed. */
  begunAt: number;
}

/** A session that is to be written. */
export interface NewPaymentSession extends Omit<PaymentSession, 'outcome'> {
  /** What a form was made for; null for what belongs to an order. */
  formKey: string | null;
  email: string | null;
  /** When the provider is asked for the first time; null where nothing can have been paid. */
  askAt: number | null;
}
