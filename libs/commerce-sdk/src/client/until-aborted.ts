import { whenAborted } from './when-aborted.ts';

/** Waits for some work, but no longer than until the signal is aborted; it then rejects with the signal's reason. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    const leave = whenAborted(signal, () => reject(signal?.reason));
    void work.then(resolve, reject).finally(leave);
  });
}
