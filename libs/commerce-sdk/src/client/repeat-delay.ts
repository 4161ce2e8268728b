/** How long the first wait is, in milliseconds; each that follows is twice as long. */
const INITIAL_DELAY = 300;
/** No wait is longer, whatever a server asks for. */
const LONGEST_DELAY = 10_000;

/**
 * How long to wait before a call is made again, in milliseconds: 300 ms doubled with each failure, less up to half of it by
 * chance, so that clients which failed together do not come back together; longer where the server asked for that. Ten
 * seconds at most.
 * @param failures how often the call has failed before, from 0
 * @param retryAfterMs what the server asked for; null where it asked for nothing
 * @param chance from 0 up to 1
 */
export function repeatDelay(failures: number, retryAfterMs: number | null, chance: number): number {
  const backoff = Math.min(INITIAL_DELAY * 2 ** failures, LONGEST_DELAY) * (1 - chance / 2);
  return Math.min(Math.max(backoff, retryAfterMs ?? 0), LONGEST_DELAY);
}
