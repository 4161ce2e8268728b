import type { Issuing } from '../balance/issue-gift-card.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { failPayment } from '../order/settle-payment.ts';
import { askProvider } from './ask-provider.ts';
import { isGivenUp, nextQuestion } from './next-question.rules.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSession } from './payment-session.ts';
import { askAgain, findUnbegunOrders, takeDueSessions } from './payment-session.repository.ts';
import { recordOutcome } from './record-outcome.ts';

/** What sweeping takes. */
export interface SweepPorts extends Issuing {
  db: ShopDatabase;
  provider: PaymentProvider;
  /** Takes what a provider failed at; it is asked again later. */
  report(error: unknown): void;
}

/** What a sweep came to know. */
export interface Swept {
  /** So many sessions were asked about. */
  asked: number;
  /** So many of them, and of orders that nobody was shown where to pay, are over now. */
  ended: number;
}

const AT_ONCE = 50;
/** How long (ms) one sweep may take for what it took before another takes it. */
const LEASE = 5 * 60_000;
/** Longer than stock is held for: whoever places an order is shown where to pay long before, or never. */
const UNBEGUN = 60 * 60_000;

/**
 * Ends what no provider has called about: asks how each payment stands that is due, gives up those that nobody has paid
 * within a day, and lets orders go that were never shown where to pay. Sweeps side by side take different ones.
 */
export async function sweepPayments(ports: SweepPorts): Promise<Swept> {
  const { db, now, report } = ports;
  const swept = { asked: 0, ended: 0 };
  for (;;) {
    const sessions = await takeDueSessions(db, { now, until: now + LEASE, most: AT_ONCE });
    for (const session of sessions) {
      swept.asked += 1;
      if (await endIfKnown(ports, session).catch((error: unknown) => (report(error), false))) swept.ended += 1;
    }
    if (sessions.length < AT_ONCE) break;
  }
  for (const orderId of await findUnbegunOrders(db, now - UNBEGUN, AT_ONCE)) {
    const settled = await failPayment(db, orderId, 'expired', now);
    if (settled.kind === 'settled') swept.ended += 1;
  }
  return swept;
}

async function endIfKnown(ports: SweepPorts, session: PaymentSession): Promise<boolean> {
  const { db, now } = ports;
  const { sessionId, begunAt, amount, currency } = session;
  if ((await askProvider(ports, session)) !== 'waiting') return true;
  if (isGivenUp(begunAt, now)) {
    await recordOutcome(db, sessionId, { outcome: 'expired', amount, currency }, ports);
    return true;
  }
  await askAgain(db, sessionId, nextQuestion(begunAt, now));
  return false;
}
