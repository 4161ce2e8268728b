import { answerCall, type CallPorts } from './answer-call.ts';
import type { OpenedPayments } from './open-payments.ts';
import { makeDueCalls, type CallShopParts } from './sandbox/call-shop.ts';
import { sweepPayments, type Swept } from './sweep-payments.ts';

/** Lets the sandbox call the shop within its own process. */
export function callWithin(payments: OpenedPayments, ports: Pick<CallPorts, 'now' | 'viewOf'>): CallShopParts {
  const send = async (request: Request) =>
    (await answerCall(request, { ...payments, ...ports })) ?? new Response(null, { status: 404 });
  return { secret: payments.secret, send };
}

/** Makes the sandbox's late calls, then asks about what nobody has called about. Safe in several processes at once. */
export async function endPayments(payments: OpenedPayments, now: number): Promise<Swept> {
  // What calls late was authorised long ago, so no view of the shop is needed.
  const viewOf = () => Promise.reject(new Error('Only outcomes are told of late'));
  await makeDueCalls(callWithin(payments, { now: () => now, viewOf }), payments.db, now);
  return sweepPayments({ ...payments, now });
}
