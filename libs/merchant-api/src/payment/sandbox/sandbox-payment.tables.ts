import type { JsonColumn } from '../../checkout/checkout.tables.ts';
import type { PaymentRequest } from '../payment-provider.ts';
import type { SandboxDecision } from './sandbox-payment.ts';

/** The books of the sandbox. */
export interface SandboxPaymentsTable {
  session_id: string;
  reference: string;
  request: JsonColumn<PaymentRequest>;
  choice: SandboxDecision | null;
  decided_at: Date | null;
  /** When the shop is called next; null where there is nothing to tell. */
  call_at: Date | null;
  created_at: Date;
}
