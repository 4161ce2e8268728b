import { NetworkError } from './network-error.ts';

/** Gives a type to what `fetch`, the reading of a body or a signal rejects with. */
export function toNetworkError(error: unknown): NetworkError {
  if (isNamed(error, 'TimeoutError')) {
    return new NetworkError('The request took too long', { cause: error, failure: 'timeout' });
  }
  if (isNamed(error, 'AbortError')) return NetworkError.aborted(error);
  return new NetworkError('The request failed before a response arrived', { cause: error });
}

/** Whether an error is what a signal gives for its reason by itself. */
export function isOfSignal(error: unknown): boolean {
  return isNamed(error, 'TimeoutError') || isNamed(error, 'AbortError');
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
