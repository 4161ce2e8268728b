import { AsyncLocalStorage } from 'node:async_hooks';

/** What one shopper's requests meet on their way, wherever they are made: by the shop's server on their behalf, too. */
export interface Surroundings {
  /** The network between whoever asks for the shopper and the API. */
  network: typeof fetch;
  /** How long (ms) this shopper has been away since the run began: each has a clock of their own. */
  away: number;
  /** Is told when they leave. */
  left(): void;
}

const current = new AsyncLocalStorage<Surroundings>();

const start = Date.UTC(2026, 10, 21, 12);

/** Runs what one shopper does. */
export function among<Result>(surroundings: Surroundings, task: () => Promise<Result>): Promise<Result> {
  return current.run(surroundings, task);
}

/** The network of the shopper whose request this is; null where it is nobody's. */
export function networkHere(): typeof fetch | null {
  return current.getStore()?.network ?? null;
}

/** The clock that everything in a run goes by: it stands still while a shopper acts, and goes on while they are away. */
export const shopperClock = { now: () => start + (current.getStore()?.away ?? 0) };

/** The shopper goes away for longer than an access token serves. */
export function goAway(): void {
  const here = current.getStore();
  if (!here) return;
  here.away += 16 * 60_000;
  here.left();
}
