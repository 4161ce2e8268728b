import { InvalidArgumentError } from '../../errors/invalid-argument-error.ts';
import { wallClock } from './wall-clock.ts';

const DAY = 24 * 60 * 60 * 1000;
// Engines read other writings too, each in its own way.
const isoDateAndTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2})?$/;

/**
 * When the wall clock of a time zone shows a date and a time (`2026-11-27T09:00`, seconds allowed), in milliseconds since
 * 1970. As RFC 5545 has it, a time that is skipped when the clocks go forward counts as if they had not, and of a time that
 * is shown twice when they go back the first counts. Throws an `InvalidArgumentError` for any other text; an unknown zone as
 * well, in the published package.
 *
 * @example
 * momentAt('2026-11-27T09:00', 'Europe/Stockholm'); // 1 795 766 400 000
 */
export function momentAt(dateAndTime: string, timeZone: string): number {
  const shown = isoDateAndTime.test(dateAndTime) ? Date.parse(`${dateAndTime}Z`) : Number.NaN;
  if (Number.isNaN(shown)) {
    throw new InvalidArgumentError('dateAndTime', 'a date and time such as 2026-11-27T09:00', dateAndTime);
  }
  const clock = wallClock(timeZone);
  // A day earlier and a day later are on either side of any change of clocks.
  const before = shown - offsetAt(shown - DAY, clock);
  const after = shown - offsetAt(shown + DAY, clock);
  return [before, after].find((moment) => moment + offsetAt(moment, clock) === shown) ?? before;
}

/** How far the wall clock is ahead of UTC at a moment, which is one of whole seconds. */
function offsetAt(moment: number, clock: (moment: number) => string): number {
  return Date.parse(`${clock(moment).replace(' ', 'T')}Z`) - moment;
}
