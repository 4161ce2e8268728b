import { whenAborted } from './when-aborted.ts';

/** Waits by the platform's own timer. It stops once the signal is aborted, so that it keeps no process alive. */
export function waitFor(ms: number, signal?: AbortSignal): Promise<void> {
  let leave: () => void;
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    leave = whenAborted(signal, () => {
      clearTimeout(timer);
      resolve();
    });
  }).finally(() => leave());
}
