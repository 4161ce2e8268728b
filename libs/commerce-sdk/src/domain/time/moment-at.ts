/**
 * When the wall clock of a time zone shows a date and a time (`2026-11-27T09:00`, seconds allowed), in milliseconds since
 * 1970. A time that is skipped when the clocks go forward counts as if they had not. Throws a RangeError for any other text.
 */
export function momentAt(dateAndTime: string, timeZone: string): number {
  const shown = isoDateAndTime.test(dateAndTime) ? Date.parse(`${dateAndTime}Z`) : Number.NaN;
  if (Number.isNaN(shown)) throw new RangeError(`'${dateAndTime}' is no date and time such as 2026-11-27T09:00`);
  const clock = wallClock(timeZone);
  // The offset at the first guess may be that of the other side of a change of clocks, so it is looked up again there.
  const guess = shown - offsetAt(shown, clock);
  return shown - offsetAt(guess, clock);
}

// Engines read other writings too, each in its own way.
const isoDateAndTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

function wallClock(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
}

/** How far the wall clock is ahead of UTC. */
function offsetAt(moment: number, clock: Intl.DateTimeFormat): number {
  // Sweden writes moments as ISO 8601 does.
  return Date.parse(`${clock.format(moment).replace(' ', 'T')}Z`) - moment;
}
