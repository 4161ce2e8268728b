import type { PaymentRequest } from '../payment-provider.ts';

/** What can be chosen on the sandbox's page, in the order in which it is shown. */
export const sandboxChoices = [
  'approve',
  'decline',
  'block',
  'out-of-stock',
  'slow',
  'late',
  'lost',
  'twice',
  'abandon',
] as const;

export type SandboxChoice = (typeof sandboxChoices)[number];

/** A choice that decides a payment; leaving the page does not. */
export type SandboxDecision = Exclude<SandboxChoice, 'abandon'>;

/** One payment in the sandbox's own books. Moments are milliseconds since 1970. */
export interface SandboxPayment {
  sessionId: string;
  request: PaymentRequest;
  /** Null until somebody has decided. */
  decision: SandboxDecision | null;
  decidedAt: number | null;
  createdAt: number;
}
