const MINUTE = 60_000;
/** How long to wait after the first failure, the second, and so on: soon at first, and for two days in all. */
const WAITS_MINUTES = [1, 5, 15, 60, 180, 360, 720, 1440];

/** When a mail that failed `attempts` times is tried again, in milliseconds since 1970; null where it is given up. */
export function nextTry(attempts: number, now: number): number | null {
  const minutes = WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? null : now + minutes * MINUTE;
}
