const MINUTE = 60_000;
const [SHORTEST, LONGEST] = [MINUTE, 2 * 60 * MINUTE];
/** How long (ms) a payment that nobody knows of is waited for. Its goods are free for others long before. */
const GRACE = 24 * 60 * MINUTE;

/** Whether a payment is given up. Money that comes after all is given back. */
export function isGivenUp(begunAt: number, now: number): boolean {
  return now - begunAt >= GRACE;
}

/** When a provider is asked again: after a quarter of what the order has waited, a minute at least and two hours at most. */
export function nextQuestion(begunAt: number, now: number): number {
  const pause = Math.min(LONGEST, Math.max(SHORTEST, (now - begunAt) / 4));
  return Math.min(now + Math.round(pause), Math.max(now + SHORTEST, begunAt + GRACE));
}
