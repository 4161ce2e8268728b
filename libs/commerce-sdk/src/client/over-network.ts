import { toNetworkError } from '../errors/to-network-error.ts';

/**
 * Waits for `fetch`, or for a body. What these reject with, and nothing else, is the network's failure: a `NetworkError`. A
 * `fetch` that throws, or whose code names what is not there, has a mistake in it.
 */
export async function overNetwork<Result>(work: () => Promise<Result>): Promise<Result> {
  const pending = work();
  try {
    return await pending;
  } catch (error) {
    throw error instanceof ReferenceError ? error : toNetworkError(error);
  }
}
