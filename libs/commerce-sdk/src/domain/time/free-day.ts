import { easterSunday } from './easter.ts';
import { dateAfter } from './local-date.ts';

/** The countries whose calendars are known. */
export type CalendarCountry = 'SE' | 'NO';

/** Month and day of holidays that stand still. */
const fixed: Readonly<Record<CalendarCountry, ReadonlySet<string>>> = {
  // The three eves (Midsummer's moves) count as holidays where the law counts days.
  SE: new Set(['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']),
  NO: new Set(['01-01', '05-01', '05-17', '12-25', '12-26']),
};

/** Days from Easter Sunday; those that fall on a Sunday are Sundays anyway. */
const byEaster: Readonly<Record<CalendarCountry, readonly number[]>> = {
  SE: [-2, 1, 39],
  NO: [-3, -2, 1, 39, 50],
};

/**
 * Whether a term that the law sets does not end on an ISO date: Saturdays, Sundays and public holidays, and in Sweden the
 * eves of Midsummer, Christmas and New Year (lag 1930:173; lag 1989:253; Norway's lov om 1 og 17 mai and helligdagsfred).
 *
 * @example
 * isFreeDay('2026-12-25', 'SE'); // true
 */
export function isFreeDay(date: string, country: CalendarCountry): boolean {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6 || fixed[country].has(date.slice(5))) return true;
  const easter = easterSunday(Number(date.slice(0, 4)));
  if (byEaster[country].some((days) => dateAfter(easter, days) === date)) return true;
  return country === 'SE' && isMidsummerEve(date, weekday);
}

/** The Friday between 19 and 25 June. Midsummer's Day and All Saints' are Saturdays. */
function isMidsummerEve(date: string, weekday: number): boolean {
  return weekday === 5 && date.slice(5) >= '06-19' && date.slice(5) <= '06-25';
}
