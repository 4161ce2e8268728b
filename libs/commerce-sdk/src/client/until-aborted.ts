/** Waits for some work, but no longer than until the signal is aborted; it then rejects with the signal's reason. */
export function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason);
    if (signal.aborted) giveUp();
    signal.addEventListener('abort', giveUp);
    void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', giveUp));
  });
}
