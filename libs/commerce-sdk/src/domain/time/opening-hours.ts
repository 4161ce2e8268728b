import { dateAfter, localDateWriter } from './local-date.ts';
import { momentAt } from './moment-at.ts';

/** From and to on the wall clock, such as 09:00 and 12:00. */
export type OpenPeriod = readonly [from: string, to: string];

/** When someone is there. */
export interface OpeningHours {
  /** IANA name, such as Europe/Stockholm. */
  timeZone: string;
  /** The periods of each weekday, Sunday first as in `Date.getDay`; in their order, with lunch between two of them. */
  week: readonly (readonly OpenPeriod[])[];
  /** ISO dates on which nobody is there, such as public holidays. */
  closedDates?: ReadonlySet<string>;
}

/** Whether someone is there. A pause lies between two periods of one day. `until` is null where no change is in sight. */
export interface OpeningState {
  state: 'open' | 'pause' | 'closed';
  /** Milliseconds since 1970. */
  until: number | null;
}

const DAYS_AHEAD = 14;

/**
 * Says whether someone is there at a moment (milliseconds since 1970), and when that changes within the next two weeks.
 *
 * @example
 * const state = openingState(openingHours, Date.now());
 */
export function openingState(hours: OpeningHours, now: number): OpeningState {
  const writeDate = localDateWriter(hours.timeZone);
  const today = writeDate(now);
  const ofToday = periodsOn(today, hours);
  const current = ofToday.find(({ from, to }) => from <= now && now < to);
  if (current) return { state: 'open', until: current.to };

  const next = ofToday.find(({ from }) => now < from);
  if (next) return { state: next === ofToday[0] ? 'closed' : 'pause', until: next.from };
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const [first] = periodsOn(dateAfter(today, days), hours);
    if (first) return { state: 'closed', until: first.from };
  }
  return { state: 'closed', until: null };
}

function periodsOn(date: string, { timeZone, week, closedDates }: OpeningHours): { from: number; to: number }[] {
  if (closedDates?.has(date)) return [];
  const periods = week[new Date(`${date}T00:00:00Z`).getUTCDay()] ?? [];
  return periods.map(([from, to]) => ({
    from: momentAt(`${date}T${from}`, timeZone),
    to: momentAt(`${date}T${to}`, timeZone),
  }));
}
