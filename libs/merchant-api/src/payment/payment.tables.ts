import type { Generated } from 'kysely';
import type { PaymentOutcome } from '../order/payment-outcome.ts';

/** What was begun with a provider, and what came of it. Amounts are minor units. */
export interface PaymentSessionsTable {
  session_id: string;
  /** By its name in the addresses of callbacks. */
  provider: string;
  cart_id: string;
  /** Null for a form whose button nobody has pressed yet. */
  order_id: number | null;
  /** What a form was made for, so that another one is made once that changes; null for what belongs to an order. */
  form_key: string | null;
  channel_id: string;
  market_id: string;
  language_id: string;
  user_id: number | null;
  /** In lower case. */
  email: string | null;
  payment_id: number;
  amount: number;
  currency: string;
  page_url: string;
  html_snippet: string | null;
  /** Null until the provider has told. */
  outcome: PaymentOutcome | null;
  paid_amount: number | null;
  paid_currency: string | null;
  /** Money came that pays for nothing. */
  is_refund_due: Generated<boolean>;
  /** When the provider is asked next; null where there is nothing to ask. */
  ask_at: Date | null;
  created_at: Date;
  updated_at: Date;
}
