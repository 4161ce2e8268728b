import { wallClock } from './wall-clock.ts';

/**
 * Writes moments (milliseconds since 1970) as ISO dates of a time zone (IANA name), such as 2026-11-21.
 *
 * @example
 * const dateOf = localDateWriter('Europe/Oslo');
 * dateOf(Date.now()); // such as 2026-11-26
 */
export function localDateWriter(timeZone: string): (moment: number) => string {
  const clock = wallClock(timeZone);
  return (moment) => clock(moment).slice(0, 10);
}

/**
 * The ISO date that many days before an ISO date.
 *
 * @example
 * dateBefore('2026-11-26', 30); // 2026-10-27
 */
export function dateBefore(date: string, days: number): string {
  return dateAfter(date, -days);
}

/**
 * The ISO date that many days after an ISO date.
 *
 * @example
 * dateAfter('2026-11-26', 14); // 2026-12-10
 */
export function dateAfter(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
