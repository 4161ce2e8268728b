import { untilAborted } from './until-aborted.ts';

/**
 * Runs a call with a signal that is aborted after `ms` (a `TimeoutError`), or together with the caller's own. It ends then,
 * even where what it waits for takes no notice of the signal.
 *
 * Nothing is left behind when the call ends. The platform's `AbortSignal.timeout` would keep its timer until it fires,
 * which on a busy server is thousands of timers of calls that ended long ago.
 */
export async function withinTime<Result>(
  ms: number,
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(timeoutError()), ms);
  const giveUp = () => call.abort(caller?.reason);
  if (caller?.aborted) giveUp();
  caller?.addEventListener('abort', giveUp);
  try {
    return await untilAborted(run(call.signal), call.signal);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', giveUp);
  }
}

/** By its name what `AbortSignal.timeout` gives; React Native has no `DOMException` to make one of. */
function timeoutError(): Error {
  return Object.assign(new Error('The time allowed is over'), { name: 'TimeoutError' });
}
