import { CommerceError } from './commerce-error.ts';
import { isOfSignal, toNetworkError } from './to-network-error.ts';
import { UnexpectedError } from './unexpected-error.ts';

/**
 * Gives every caught value a type, so callers never handle `unknown`. What came of the network is a `NetworkError` by then;
 * anything else but the end of a signal is a mistake in the code, an `UnexpectedError`.
 *
 * @example
 * const failure = toCommerceError(new Error('anything caught'));
 * console.error(failure.code, failure.message);
 */
export function toCommerceError(error: unknown): CommerceError {
  if (error instanceof CommerceError) return error;
  return isOfSignal(error) ? toNetworkError(error) : new UnexpectedError(error);
}
