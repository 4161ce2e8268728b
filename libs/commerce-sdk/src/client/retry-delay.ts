/** How long the first wait is, in milliseconds; each that follows is twice as long. */
const INITIAL_DELAY = 300;
/** No wait is longer, whatever a server asks for. */
const LONGEST_DELAY = 10_000;

/**
 * How long to wait before a call is made again, in milliseconds: what the server asked for, else 300 ms doubled with each
 * failure, less up to half of it by chance, so that clients which failed together do not come back together. Ten seconds at
 * most.
 * @param failures how often the call has failed before, from 0
 * @param chance from 0 up to 1
 */
export function retryDelay(failures: number, retryAfterMs: number | null, chance: number): number {
  const backoff = Math.min(INITIAL_DELAY * 2 ** failures, LONGEST_DELAY) * (1 - chance / 2);
  return Math.min(retryAfterMs ?? backoff, LONGEST_DELAY);
}

/** Reads `Retry-After`, which is in seconds or a date, as milliseconds from now; null where it is neither. */
export function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
