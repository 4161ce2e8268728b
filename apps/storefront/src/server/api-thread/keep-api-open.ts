import { ApiUnreachable } from '../api-unreachable.ts';
import type { EmbeddedApi } from '../embedded-api.ts';
import type { ApiThread } from './opened-thread.ts';

/** The clock and the outlet of whoever keeps the API open. */
export interface KeepingPorts {
  clock: { now(): number };
  /** Waits so many ms; ends early, failing, when the signal says so. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
  report(error: unknown): void;
}

/** Waits before the API is opened anew (ms): the first, and the longest that it doubles to. */
const [firstWait, longestWait] = [1_000, 30_000];

/** An API that has lived so long (ms) was well: the next wait after it is the first again. */
const healthyAge = 60_000;

type State = { status: 'open'; thread: ApiThread } | { status: 'down'; reason: unknown };

/**
 * Opens the API, and opens it anew whenever its thread dies. Meanwhile every call is refused at once. A call that was
 * under way fails and is not made again, since nobody knows how far it had come.
 */
export async function keepApiOpen(
  open: () => Promise<ApiThread>,
  { clock, wait, report }: KeepingPorts,
): Promise<EmbeddedApi> {
  const closing = new AbortController();
  let state: State = { status: 'open', thread: await open() };

  async function openAnew(firstPause: number): Promise<{ thread: ApiThread; pause: number } | null> {
    for (let pause = firstPause; ; pause = Math.min(pause * 2, longestWait)) {
      await wait(pause, closing.signal).catch(() => {});
      if (closing.signal.aborted) return null;
      try {
        return { thread: await open(), pause };
      } catch (error) {
        report(new Error('The Merchant API could not be opened anew', { cause: error }));
      }
    }
  }

  async function keep(first: ApiThread): Promise<void> {
    let [thread, pause] = [first, firstWait];
    for (;;) {
      const since = clock.now();
      const reason = await thread.ended;
      state = { status: 'down', reason };
      if (closing.signal.aborted) return;
      report(new Error('The Merchant API has died and will be opened anew', { cause: reason }));
      if (clock.now() - since >= healthyAge) pause = firstWait;
      const next = await openAnew(pause);
      if (!next) return;
      [thread, pause] = [next.thread, Math.min(next.pause * 2, longestWait)];
      state = { status: 'open', thread };
      if (closing.signal.aborted) void thread.close();
    }
  }

  const kept = keep(state.thread);
  return {
    async fetch(request, caller) {
      if (state.status === 'down') throw new ApiUnreachable(state.reason);
      return state.thread.fetch(request, caller);
    },
    async close() {
      if (!closing.signal.aborted) {
        closing.abort();
        if (state.status === 'open') void state.thread.close();
      }
      await kept;
    },
  };
}
