import type { ShopDatabase } from '../../database/shop-database.ts';
import { signCall, signatureHeader } from '../call-signature.ts';
import type { ProviderCall } from '../payment-provider.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import { endCalls, takeCalls } from './sandbox-payment.repository.ts';
import { sandboxName } from './sandbox-provider.ts';
import { outcomeOf } from './sandbox-state.rules.ts';

/** What it takes to call the shop. */
export interface CallShopParts {
  secret: string;
  /** Sends a call to the shop. */
  send(request: Request): Promise<Response>;
}

/** Tells the shop of a payment, or asks whether it may be charged. */
export function callShop(
  { secret, send }: CallShopParts,
  { sessionId, request }: SandboxPayment,
  event: ProviderCall['event'],
): Promise<Response> {
  const { amount, currency } = request;
  const body = new TextEncoder().encode(JSON.stringify({ event, sessionId, amount, currency }));
  const headers = { 'content-type': 'application/json', [signatureHeader]: signCall(body, secret) };
  // The path is all that counts: the shop is called within its own process.
  return send(new Request(`http://shop.invalid/payments/callback/${sandboxName}`, { method: 'POST', headers, body }));
}

/** How long until a call that failed is made again. */
const AGAIN_MS = 60_000;
const AT_ONCE = 50;

/** Makes the calls that are due. One that is to come twice is made twice at the same moment. */
export async function makeDueCalls(parts: CallShopParts, db: ShopDatabase, now: number): Promise<void> {
  for (const payment of await takeCalls(db, { now, until: now + AGAIN_MS, most: AT_ONCE })) {
    if (payment.decision === null) continue;
    const outcome = outcomeOf(payment.decision);
    const times = payment.decision === 'twice' ? [1, 2] : [1];
    const answers = await Promise.all(times.map(() => callShop(parts, payment, outcome)));
    if (answers.every(({ ok }) => ok)) await endCalls(db, payment.sessionId);
  }
}
