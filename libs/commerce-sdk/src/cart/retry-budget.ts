import { waitFor } from '../client/wait-for.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { mayPass } from '../errors/may-pass.ts';

/** How long to go on asking for what does not come. */
export interface Patience {
  /** Resolves after that many milliseconds, or once the signal is aborted; the platform's timers when left out. */
  wait?: ((ms: number, signal?: AbortSignal) => Promise<void>) | undefined;
  /** How many failures in a row end it; five when left out, so that something is asked for five times in all. */
  attempts?: number | undefined;
  /** Milliseconds between them; a second when left out. */
  delayMs?: number | undefined;
  signal?: AbortSignal | undefined;
}

/** Counts failures in a row, over as many calls as share it. */
export interface RetryBudget {
  /** Tells of a failure. Answers, after the wait, whether to try again. */
  allowsAnother(): Promise<boolean>;
  /** Tells of a success: the next failure is the first one again. */
  refill(): void;
}

/** Makes a budget. One that is spent grants each later call its one try, without waiting, until something succeeds. */
export function createRetryBudget({ wait = waitFor, attempts = 5, delayMs = 1000, signal }: Patience): RetryBudget {
  let failures = 0;
  return {
    async allowsAnother() {
      failures += 1;
      if (failures >= attempts || signal?.aborted) return false;
      await wait(delayMs, signal);
      return !signal?.aborted;
    },
    refill() {
      failures = 0;
    },
  };
}

/** Asks again after each failure that may pass, as long as the budget allows it; then the last failure is thrown. */
export async function askPatiently<Answer>(budget: RetryBudget, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const failure = toCommerceError(error);
      if (!mayPass(failure) || !(await budget.allowsAnother())) throw failure;
    }
  }
}
