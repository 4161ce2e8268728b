const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When a gift card that is issued now ends: after the last of so many days, or two years on where none are given. Years are
 * counted by the calendar, so that a leap day makes none of them shorter.
 */
export function giftCardEnd(now: number, days: number | null): { expiresAt: number; lastDay: string } {
  const issued = new Date(now);
  const [year, month, day] = [issued.getUTCFullYear(), issued.getUTCMonth(), issued.getUTCDate()];
  const last = days === null ? Date.UTC(year + 2, month, day) : Date.UTC(year, month, day + days);
  // All of the last day counts, in time zones east of UTC as well.
  return { expiresAt: last + DAY_MS, lastDay: new Date(last).toISOString().slice(0, 10) };
}
