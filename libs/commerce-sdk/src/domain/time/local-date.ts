/** By time zone: one takes longer to make than everything else about a price, and there are few time zones. */
const writers = new Map<string, Intl.DateTimeFormat>();

/** Writes moments as the date on the wall calendar of a time zone, such as 2026-11-21. */
export function localDateWriter(timeZone: string): (moment: number) => string {
  // Sweden writes dates as ISO 8601 does.
  const writer = writers.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });
  writers.set(timeZone, writer);
  return (moment) => writer.format(moment);
}

/** The ISO date that many days before an ISO date. */
export function dateBefore(date: string, days: number): string {
  return dateAfter(date, -days);
}

/** The ISO date that many days after an ISO date. */
export function dateAfter(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment.toISOString().slice(0, 10);
}
