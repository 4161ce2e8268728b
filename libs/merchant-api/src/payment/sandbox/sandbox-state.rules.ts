import type { SessionState } from '../payment-provider.ts';
import type { SandboxDecision, SandboxPayment } from './sandbox-payment.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
/** How long a page waits for somebody to decide. */
const LIFETIME_MS = 24 * 60 * MINUTE;

/** How long after a decision the money is there, and the shop is called. The late one outlives the shop's hold on its stock. */
const delays: Partial<Record<SandboxDecision, number>> = { slow: 20 * SECOND, late: 40 * MINUTE };

/** How a payment stands at a moment. */
export function stateOf(payment: SandboxPayment, now: number): SessionState['status'] {
  const { decision, decidedAt, createdAt } = payment;
  if (decision === null || decidedAt === null) return now < createdAt + LIFETIME_MS ? 'open' : 'expired';
  if (now < decidedAt + delayOf(decision)) return 'pending';
  return outcomeOf(decision);
}

/** When the shop is called about a decision; null where the call gets lost. */
export function callTime(decision: SandboxDecision, decidedAt: number): number | null {
  return decision === 'lost' ? null : decidedAt + delayOf(decision);
}

/** How a decision ends. */
export function outcomeOf(decision: SandboxDecision): 'paid' | 'declined' | 'blocked' {
  switch (decision) {
    case 'decline':
    case 'out-of-stock':
      return 'declined';
    case 'block':
      return 'blocked';
    case 'approve':
    case 'slow':
    case 'late':
    case 'lost':
    case 'twice':
      return 'paid';
  }
}

function delayOf(decision: SandboxDecision): number {
  return delays[decision] ?? 0;
}
