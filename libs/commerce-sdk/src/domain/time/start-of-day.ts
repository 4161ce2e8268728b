/** When a date (ISO, such as 2026-11-27) begins on the wall clock of a time zone, in milliseconds since 1970. */
export function startOfDay(date: string, timeZone: string): number {
  const midnight = isoDate.test(date) ? Date.parse(`${date}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) throw new RangeError(`'${date}' is no date such as 2026-11-27`);
  const clock = wallClock(timeZone);
  // The offset at the first guess may be that of the other side of a change of clocks, so it is looked up again there.
  const guess = midnight - offsetAt(midnight, clock);
  return midnight - offsetAt(guess, clock);
}

// Engines read other writings too, each in its own way.
const isoDate = /^\d{4}-\d{2}-\d{2}$/;

function wallClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}

/** How far the wall clock is ahead of UTC. */
function offsetAt(moment: number, clock: Intl.DateTimeFormat): number {
  // Sweden writes moments as ISO 8601 does.
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;
}
