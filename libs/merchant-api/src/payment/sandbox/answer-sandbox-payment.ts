import type { ShopDatabase } from '../../database/shop-database.ts';
import { readBody } from '../../http/read-body.ts';
import { refusal } from '../../http/refusal.ts';
import type { AuthorisationRefusal } from '../authorise-purchase.ts';
import { callShop, makeDueCalls, type CallShopParts } from './call-shop.ts';
import { formScript } from './form-script.ts';
import { sandboxChoices, type SandboxDecision, type SandboxPayment } from './sandbox-payment.ts';
import { decidePayment, findPayment } from './sandbox-payment.repository.ts';
import { choicePage, decidedPage, unknownPage } from './sandbox-page.ts';
import { callTime, outcomeOf, stateOf } from './sandbox-state.rules.ts';

/** What the sandbox's pages need. */
export interface SandboxPageParts extends CallShopParts {
  db: ShopDatabase;
  now(): number;
  /** Scheme and host of every shop, which may show the form within their pages. */
  shopUrls: readonly string[];
}

/** Answers the sandbox's pages under `/payments/sandbox/`; null for every other path. */
export async function answerSandboxPayment(request: Request, parts: SandboxPageParts): Promise<Response | null> {
  const { pathname } = new URL(request.url);
  if (pathname === '/payments/sandbox/form.js') return script();
  const sessionId = /^\/payments\/sandbox\/([\w-]{1,100})$/.exec(pathname)?.[1];
  if (sessionId === undefined) return null;
  const payment = await findPayment(parts.db, sessionId);
  if (!payment) return html(unknownPage(), 404, parts);
  if (request.method === 'POST') return decide(payment, await choiceOf(request), parts);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal(405, 'METHOD_NOT_ALLOWED', 'Use GET or POST.', { allow: 'GET, HEAD, POST' });
  }
  const status = stateOf(payment, parts.now());
  const shown = status === 'open' ? choicePage(payment) : decidedPage(payment, status, wayBack(payment));
  return html(shown, 200, parts, payment);
}

async function choiceOf(request: Request) {
  const body = await readBody(request);
  const sent = body instanceof Response ? null : new URLSearchParams(new TextDecoder().decode(body)).get('choice');
  return sandboxChoices.find((choice) => choice === sent);
}

/** Decides a payment as somebody chose, and leads back to the shop. A payment that is decided already stays as it is. */
async function decide(
  payment: SandboxPayment,
  choice: (typeof sandboxChoices)[number] | undefined,
  parts: SandboxPageParts,
): Promise<Response> {
  const { db, now } = parts;
  if (choice === undefined) return html(choicePage(payment), 400, parts, payment);
  if (choice === 'abandon') return redirect(payment.request.returnUrls.failure);
  if (stateOf(payment, now()) !== 'open') return redirect(wayBack(payment));
  const refused = await refusalBeforeCharging(payment, choice, parts);
  if (refused === 'OutOfStock' || refused === 'BlockedCustomer') return redirect(failed(payment, refused));
  if (refused === 'AlreadyOrdered') return redirect(succeeded(payment));
  if (refused !== null) return html(choicePage(payment, refused), 409, parts, payment);
  const moment = now();
  await decidePayment(db, payment.sessionId, { decision: choice, now: moment, callAt: callTime(choice, moment) });
  await makeDueCalls(parts, db, moment);
  return redirect(wayBack((await findPayment(db, payment.sessionId)) ?? payment));
}

/** A form asks the shop before it charges; a page was opened for an order that is placed. */
async function refusalBeforeCharging(
  payment: SandboxPayment,
  decision: SandboxDecision,
  parts: SandboxPageParts,
): Promise<AuthorisationRefusal | null> {
  if (payment.request.kind === 'redirect' || outcomeOf(decision) !== 'paid') return null;
  const answer = await callShop(parts, payment, 'authorise');
  if (answer.ok) return null;
  const { reason }: { reason?: AuthorisationRefusal } = await answer.json();
  return reason ?? 'Over';
}

function wayBack(payment: SandboxPayment): string {
  switch (payment.decision) {
    case null:
      return payment.request.returnUrls.failure;
    case 'decline':
      return failed(payment, 'Error');
    case 'out-of-stock':
      return failed(payment, 'OutOfStock');
    case 'block':
      return failed(payment, 'BlockedCustomer');
    case 'approve':
    case 'slow':
    case 'late':
    case 'lost':
    case 'twice':
      return succeeded(payment);
  }
}

function succeeded({ sessionId, request }: SandboxPayment): string {
  return request.returnUrls.success.replaceAll('{payment.uid}', encodeURIComponent(sessionId));
}

function failed({ sessionId, request }: SandboxPayment, error: 'Error' | 'OutOfStock' | 'BlockedCustomer'): string {
  const url = request.returnUrls.failure.replaceAll('{payment.uid}', encodeURIComponent(sessionId));
  const [address = '', ...fragment] = url.split('#');
  return [`${address}${address.includes('?') ? '&' : '?'}error=${error}`, ...fragment].join('#');
}

function redirect(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

/** The address lets its holder decide, so nobody else is told of it. Browsers hold a form's policy against where it leads. */
function html(body: string, status: number, { shopUrls }: SandboxPageParts, payment?: SandboxPayment): Response {
  const { success, failure } = payment?.request.returnUrls ?? { success: '', failure: '' };
  const backTo = [success, failure].flatMap((url) => (URL.canParse(url) ? new URL(url).origin : []));
  const policy = [
    "default-src 'none'; style-src 'unsafe-inline'",
    `form-action ${["'self'", ...new Set(backTo)].join(' ')}`,
    `frame-ancestors ${["'self'", ...shopUrls].join(' ')}`,
  ];
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'content-security-policy': policy.join('; '),
  };
  return new Response(body, { status, headers });
}

function script(): Response {
  return new Response(formScript, { headers: { 'content-type': 'text/javascript; charset=utf-8' } });
}
