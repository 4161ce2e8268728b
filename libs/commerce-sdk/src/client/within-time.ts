import { NetworkError } from '../errors/network-error.ts';
import { untilAborted } from './until-aborted.ts';
import { whenAborted } from './when-aborted.ts';

/** How long a call may take. */
export interface TimeAllowed {
  ms: number;
  /** What says so, for the one who reads of it: the option, and what else is known. */
  told: string;
}

/**
 * Runs a call with a signal that is aborted after a while, or together with the caller's own. It ends then, even where what it
 * waits for takes no notice of the signal: with a `NetworkError` of a timeout, whatever the signal's reason is. React Native's
 * signals have none.
 *
 * Nothing is left behind when the call ends. The platform's `AbortSignal.timeout` would keep its timer until it fires,
 * which on a busy server is thousands of timers of calls that ended long ago.
 */
export async function withinTime<Result>(
  { ms, told }: TimeAllowed,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const call = new AbortController();
  let timeout: NetworkError | undefined;
  const timer = setTimeout(() => {
    timeout = new NetworkError(`The request took longer than ${ms / 1000} s (${told})`, { failure: 'timeout' });
    call.abort(timeout);
  }, ms);
  const leave = whenAborted(caller, () => call.abort(caller?.reason));
  try {
    return await untilAborted(run(call.signal), call.signal);
  } catch (error) {
    throw timeout ?? error;
  } finally {
    clearTimeout(timer);
    leave();
  }
}
