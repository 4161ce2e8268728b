import type { CommerceError } from './commerce-error.ts';
import { GraphQLResponseError } from './graphql-response-error.ts';
import { ServerError } from './server-error.ts';

/** A request that failed, in words. No variables: they hold what shoppers wrote. */
export interface FailedRequest {
  /** Such as `query Product`. */
  what?: string | undefined;
  method: string;
  /** Without what stands after a question mark. */
  address: string;
  /** What came back, where something did. */
  answer?: { status: number; contentType: string | null } | undefined;
}

/** Writes below the first line of an error's message, and of its stack, what was asked of whom. The first telling stands. */
export function tellRequest<Failure extends CommerceError>(failure: Failure, request: FailedRequest): Failure {
  if (failure.message !== failure.shortMessage) return failure;
  const { what, method, address, answer } = request;
  const told = [
    ...said(failure).map((sentence) => `The API says: ${sentence}`),
    `Request: ${what ? `${what}, ` : ''}${method} ${address.replace(/[?#].*/s, '')}`,
    ...(answer ? [`Response: ${answer.status}, ${answer.contentType ?? 'no content type'}`] : []),
    ...causes(failure).map((cause) => `Cause: ${cause}`),
  ];
  // The stack is what consoles print. It is read first, as some engines write it only then, with the message of that moment.
  const { stack } = failure;
  failure.message = [failure.shortMessage, ...told].join('\n  ');
  if (stack) failure.stack = stack.replace(failure.shortMessage, () => failure.message);
  return failure;
}

/** What the API says beside its status, where the first line does not hold it already. */
function said(failure: CommerceError): string[] {
  return failure instanceof ServerError ? failure.errors.slice(0, 1).map(({ message }) => message) : [];
}

/** Why it failed, down to the innermost reason: Node's `fetch failed` has the refused connection two causes deep. */
function causes(failure: CommerceError): string[] {
  if (failure instanceof GraphQLResponseError) return [];
  const found: string[] = [];
  for (let { cause } = failure; cause instanceof Error && found.length < 4; cause = cause.cause) {
    const { code } = cause as { code?: unknown }; // Node's errors have one
    found.push([cause.message, typeof code === 'string' && !cause.message.includes(code) ? ` (${code})` : ''].join(''));
  }
  return found.filter((cause) => cause !== '');
}
