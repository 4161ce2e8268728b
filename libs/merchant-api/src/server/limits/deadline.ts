import type { Clock } from '../../clock.ts';
import { apiError } from '../../errors/api-error.ts';

/** How long a request may be worked on (ms), from when it came: the shop waits no longer for an answer either. */
const LONGEST_MS = 5_000;
const RETRY_AFTER_S = '5';

/** What a request that took too long is refused with. */
export const TOO_LATE = 'DEADLINE_EXCEEDED';

/** When a request's time is over. */
export interface Deadline {
  /** Throws DEADLINE_EXCEEDED once the time is over. */
  refuseLate(): void;
  /** Lets what has begun be finished, however long it takes. */
  lift(): void;
}

/** Sets the deadline of a request that has just come. */
export function setDeadline(clock: Clock): Deadline {
  let until = clock.now() + LONGEST_MS;
  return {
    refuseLate() {
      if (clock.now() < until) return;
      const message = `The request took longer than ${LONGEST_MS / 1000} seconds and was given up. Ask for less at once, or again in ${RETRY_AFTER_S} seconds.`;
      throw apiError(TOO_LATE, message, { http: { status: 503, headers: { 'retry-after': RETRY_AFTER_S } } });
    },
    lift: () => void (until = Infinity),
  };
}
