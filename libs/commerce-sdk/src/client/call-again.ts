import { NetworkError } from '../errors/network-error.ts';
import { ServerError } from '../errors/server-error.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { repeatDelay } from './repeat-delay.ts';
import { untilAborted } from './until-aborted.ts';

/** What waiting and chance are made of. */
export interface RetryPorts {
  /** Resolves after that many milliseconds; it may stop early once the signal is aborted. */
  wait(ms: number, signal?: AbortSignal): Promise<void>;
  /** A number from 0 up to 1. */
  random(): number;
}

interface Repetition {
  /** How many times at most after the first. */
  retries: number;
  /** Whether it does no harm when the server carries it out twice. */
  repeatable: boolean;
  signal: AbortSignal | undefined;
}

/** Makes a call until it succeeds, fails for good or has failed often enough; then the last failure is thrown. */
export async function callAgain<Result>(
  call: () => Promise<Result>,
  { retries, repeatable, signal }: Repetition,
  { wait, random }: RetryPorts,
): Promise<Result> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await call();
    } catch (error) {
      const failure = toCommerceError(error);
      const isServers = failure instanceof ServerError;
      // A call that got no answer, or a 5xx, may have been carried out all the same, so it is repeated only where that is safe.
      // One that was sent too early (429) was not carried out. An answer that was understood comes out the same again.
      const mayPass = repeatable && failure.retryable && (isServers || failure instanceof NetworkError);
      const isTooEarly = isServers && failure.status === 429;
      if (signal?.aborted || failures >= retries || !(mayPass || isTooEarly)) throw failure;
      const asked = isServers ? failure.retryAfterMs : null;
      await untilAborted(wait(repeatDelay(failures, asked, random()), signal), signal);
    }
  }
}
