/** Acts once a signal is aborted, at once where it is already. The answer ends that, and leaves no listener behind. */
export function whenAborted(signal: AbortSignal | undefined, act: () => void): () => void {
  if (signal?.aborted) act();
  signal?.addEventListener('abort', act);
  return () => signal?.removeEventListener('abort', act);
}
