import { z } from 'zod';
import type { ShopDatabase } from '../../database/shop-database.ts';
import { isSigned, signatureHeader } from '../call-signature.ts';
import type { PaymentProvider, PaymentRequest, ProviderCall } from '../payment-provider.ts';
import { findPayment, openPayment } from './sandbox-payment.repository.ts';
import { stateOf } from './sandbox-state.rules.ts';
import { shopLanguageOf } from '../../market/shop-language.ts';

/** The name under which the sandbox calls. */
export const sandboxName = 'sandbox';

/** What the sandbox needs of the world. */
export interface SandboxParts {
  db: ShopDatabase;
  now(): number;
  /** Makes an id that nobody can guess: whoever knows it may decide the payment. */
  newId(): string;
  /** What calls are signed with. */
  secret: string;
}

const call = z.object({
  event: z.enum(['authorise', 'paid', 'declined', 'blocked', 'expired']),
  sessionId: z.string().max(100),
  amount: z.int().nonnegative(),
  currency: z.string().length(3),
});

/** A provider that takes no money: whoever opens its page chooses how the payment ends. */
export function createSandboxProvider({ db, now, newId, secret }: SandboxParts): PaymentProvider {
  return {
    name: sandboxName,
    async createSession(request) {
      const { sessionId } = await openPayment(db, { sessionId: newId(), request, now: now() });
      const pageUrl = pageOf(request, sessionId);
      return { sessionId, pageUrl, htmlSnippet: request.kind === 'embedded' ? snippetOf(request, pageUrl) : null };
    },
    async readSession(sessionId) {
      const payment = await findPayment(db, sessionId);
      if (!payment) return null;
      const { amount, currency } = payment.request;
      return { status: stateOf(payment, now()), amount, currency };
    },
    readCall: (body, headers) => (isSigned(body, headers.get(signatureHeader), secret) ? parse(body) : null),
  };
}

function parse(body: Uint8Array): ProviderCall | null {
  try {
    return call.parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    return null;
  }
}

function pageOf({ pagesUrl }: PaymentRequest, sessionId: string): string {
  return `${pagesUrl}/payments/sandbox/${encodeURIComponent(sessionId)}`;
}

/** Works without its script, which only lets the shop shut the form while it changes the cart. */
function snippetOf({ pagesUrl, languageId }: PaymentRequest, pageUrl: string): string {
  const title = shopLanguageOf(languageId) === 'nb' ? 'Betaling' : 'Betalning';
  return `<div id="torg-sandbox-payment"><iframe src="${pageUrl}" title="${title}" width="100%" height="1000"></iframe></div>
<script src="${pagesUrl}/payments/sandbox/form.js"></script>`;
}
