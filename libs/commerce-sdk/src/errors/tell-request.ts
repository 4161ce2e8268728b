import type { CommerceError } from './commerce-error.ts';
import type { NetworkError } from './network-error.ts';
import { ServerError } from './server-error.ts';

/** A request that failed, in words. No variables: they hold what shoppers wrote. */
export interface FailedRequest {
  /** Such as `query Product, POST`. */
  what: string;
  /** Without what stands after a question mark. */
  address: string;
  /** What came back, where something did. */
  answer?: { status: number; headers: Headers; body: string } | undefined;
}

/** Writes below the first line of an error's message, and of its stack, what was asked of whom. The first telling stands. */
export function tellRequest<Failure extends CommerceError>(failure: Failure, request: FailedRequest): Failure {
  if (failure.message !== failure.shortMessage) return failure;
  const { what, address, answer } = request;
  const told = [
    // Of JSON nothing but the errors in it: it may hold addresses and tokens.
    said(failure, answer?.body.replace(/^\s*[{["].*/s, '')),
    `Request: ${what} ${address.replace(/[?#].*/s, '')}`,
    answer && `Response: ${answer.status}, ${answer.headers.get('content-type') ?? 'no type'}`,
    ...causes(failure),
    hint(failure, address),
  ].filter(Boolean);
  // The stack is what consoles print. It is read first, as some engines write it only then, with the message of that moment.
  const { stack } = failure;
  failure.message = [failure.shortMessage, ...told].join('\n  ');
  if (stack) failure.stack = stack.replace(failure.shortMessage, () => failure.message);
  return failure;
}

/** What the API says beside its status, where the first line does not hold it already; of a page for people its title. */
function said(failure: CommerceError, body = ''): string {
  const [, title = body] = /<title>(.*?)<\/title>/is.exec(body) ?? [];
  const reason = (failure instanceof ServerError && failure.errors[0]?.message) || title.trim().slice(0, 200);
  return reason && `The API says: ${reason.replace(/\s+/g, ' ')}`;
}

/** Browsers tell a page nothing of why it may not read another site's answer. */
function hint(failure: CommerceError, address: string): string | false | undefined {
  const origin = (globalThis as { location?: Location }).location?.origin; // in pages and their workers alone
  const isUnreachable = (failure as Partial<NetworkError>).failure === 'unreachable'; // no other error has one
  return isUnreachable && origin && !address.startsWith(origin) && `Cause: CORS of ${origin}?`;
}

/** Why it failed, down to the innermost reason: Node's `fetch failed` has the refused connection two causes deep. */
function causes(failure: CommerceError): string[] {
  const found: string[] = [];
  for (let { cause } = failure; cause instanceof Error && found.length < 4; cause = cause.cause) {
    const { code } = cause as { code?: unknown }; // Node's errors have one
    const named = typeof code === 'string' && !cause.message.includes(code) ? ` (${code})` : '';
    found.push(cause.message && `Cause: ${cause.message}${named}`);
  }
  return found;
}
