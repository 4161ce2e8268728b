import type { OrderView } from '../order/order-view.ts';
import { answerCall } from './answer-call.ts';
import { callWithin } from './end-payments.ts';
import type { OpenedPayments } from './open-payments.ts';
import type { PaymentSession } from './payment-session.ts';
import { answerSandboxPayment } from './sandbox/answer-sandbox-payment.ts';

/** What the addresses of payments need beside the payments themselves. */
export interface RoutePorts {
  now(): number;
  /** The shop as whoever began a session sees it. */
  viewOf(session: PaymentSession): Promise<OrderView>;
}

/** Answers what stands under `/payments`; null for every other path. */
export async function answerPayments(
  request: Request,
  payments: OpenedPayments,
  ports: RoutePorts,
): Promise<Response | null> {
  if (!new URL(request.url).pathname.startsWith('/payments/')) return null;
  const called = await answerCall(request, { ...payments, ...ports });
  return called ?? answerSandboxPayment(request, { ...payments, ...ports, ...callWithin(payments, ports) });
}
