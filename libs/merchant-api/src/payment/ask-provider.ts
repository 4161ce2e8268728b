import type { Issuing } from '../balance/issue-gift-card.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { PaymentSession } from './payment-session.ts';
import { recordOutcome, type RecordedOutcome } from './record-outcome.ts';

/** What asking takes. */
export interface AskPorts extends Issuing {
  db: ShopDatabase;
  provider: PaymentProvider;
}

/** Asks the provider how a session stands, and takes what it says as if it had called; `waiting` where nobody knows yet. */
export async function askProvider(
  { db, provider, ...issuing }: AskPorts,
  { sessionId }: PaymentSession,
): Promise<RecordedOutcome | 'waiting'> {
  const state = await provider.readSession(sessionId);
  if (!state || state.status === 'open' || state.status === 'pending') return 'waiting';
  const { status: outcome, amount, currency } = state;
  return recordOutcome(db, sessionId, { outcome, amount, currency }, issuing);
}
