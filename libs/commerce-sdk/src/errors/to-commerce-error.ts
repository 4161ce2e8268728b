import { CommerceError } from './commerce-error.ts';
import { NetworkError } from './network-error.ts';

/** Gives every caught value a type, so callers never handle `unknown`. */
export function toCommerceError(error: unknown): CommerceError {
  if (error instanceof CommerceError) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'TimeoutError') {
    return new NetworkError('The request took too long', { cause: error, failure: 'timeout' });
  }
  if (name === 'AbortError') return NetworkError.aborted(error);
  return new NetworkError('The request failed before a response arrived', { cause: error });
}
