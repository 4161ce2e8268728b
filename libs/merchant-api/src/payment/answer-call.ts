import type { ShopDatabase } from '../database/shop-database.ts';
import type { OrderView } from '../order/order-view.ts';
import { readBody } from '../http/read-body.ts';
import { refusal } from '../http/refusal.ts';
import { authorisePurchase } from './authorise-purchase.ts';
import type { PaymentProvider, ProviderCall } from './payment-provider.ts';
import type { PaymentSession } from './payment-session.ts';
import { findSession } from './payment-session.repository.ts';
import { recordOutcome } from './record-outcome.ts';

/** What answering a provider takes. */
export interface CallPorts {
  db: ShopDatabase;
  provider: PaymentProvider;
  now(): number;
  randomBytes(size: number): Uint8Array;
  /** The shop as whoever began a session sees it. */
  viewOf(session: PaymentSession): Promise<OrderView>;
}

/**
 * Answers what providers call at `/payments/callback/{provider}`; null for every other path. Only what is signed is read, and
 * a provider can speak of its own sessions alone. Calls may come late, twice and in any order.
 */
export async function answerCall(request: Request, ports: CallPorts): Promise<Response | null> {
  const name = /^\/payments\/callback\/([\w-]{1,40})$/.exec(new URL(request.url).pathname)?.[1];
  if (name === undefined) return null;
  const { provider, db } = ports;
  if (name !== provider.name) return refusal(404, 'NOT_FOUND', 'There is no such payment provider.');
  if (request.method !== 'POST') return refusal(405, 'METHOD_NOT_ALLOWED', 'Call by POST.', { allow: 'POST' });
  const body = await readBody(request);
  if (body instanceof Response) return body;
  const call = provider.readCall(body, request.headers);
  if (!call) return refusal(401, 'SIGNATURE_INVALID', 'Sign the call with the secret that was agreed on.');
  const session = await findSession(db, call.sessionId);
  if (session?.provider !== name) return refusal(404, 'SESSION_UNKNOWN', 'There is no such payment session.');
  return answerSigned(session, call, ports);
}

async function answerSigned(session: PaymentSession, call: ProviderCall, ports: CallPorts): Promise<Response> {
  const { event, amount, currency } = call;
  if (event === 'authorise') {
    const authorised = await authorisePurchase(await ports.viewOf(session), session, call);
    return Response.json(authorised, { status: authorised.ok ? 200 : 409 });
  }
  const news = { outcome: event, amount, currency };
  const { db, randomBytes } = ports;
  return Response.json({ result: await recordOutcome(db, session.sessionId, news, { now: ports.now(), randomBytes }) });
}
