import { toNetworkError } from '../errors/to-network-error.ts';

/** Waits for `fetch`, or for a body. What these reject with, and nothing else, is the network's failure: a `NetworkError`. */
export async function overNetwork<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw toNetworkError(error);
  }
}
