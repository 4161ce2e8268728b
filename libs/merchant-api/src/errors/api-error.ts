import { GraphQLError } from 'graphql';

/** An error that a client may act on: a stable code, and a sentence that says what to do. */
export function apiError(code: string, message: string, facts: Readonly<Record<string, unknown>> = {}): GraphQLError {
  return new GraphQLError(message, { extensions: { code, ...facts } });
}

/** An argument that cannot be answered. */
export function badUserInput(message: string): GraphQLError {
  return apiError('BAD_USER_INPUT', message);
}

/** A part of the contract that this version does not serve; better said than answered with made-up values. */
export function notAvailable(part: string): GraphQLError {
  return apiError('NOT_AVAILABLE', `${part} is not available in this version of the API. Leave it out of the request.`);
}

/** Something was done too often lately; `what` ends the sentence that begins with too many. */
export function tooManyAttempts(what: string, retryAfterSeconds: number): GraphQLError {
  const message = `Too many ${what}. Wait ${retryAfterSeconds} seconds.`;
  return apiError('TOO_MANY_ATTEMPTS', message, { retryAfterSeconds });
}
