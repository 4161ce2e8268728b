import { isFreeDay, type CalendarCountry } from './free-day.ts';
import { dateAfter } from './local-date.ts';

/**
 * The ISO date that many working days after an ISO date, by the weekends of a country (ISO 3166 code) and, in Sweden and
 * Norway, its holidays: the days on which carriers come.
 *
 * @example
 * dateAfterWorkingDays('2026-11-26', 2, 'SE'); // 2026-11-30
 */
export function dateAfterWorkingDays(date: string, days: number, country: string): string {
  let day = date;
  for (let left = days; left > 0;) {
    day = dateAfter(day, 1);
    if (isWorkingDay(day, country)) left -= 1;
  }
  return day;
}

function isWorkingDay(date: string, country: string): boolean {
  if (hasCalendar(country)) return !isFreeDay(date, country);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

function hasCalendar(country: string): country is CalendarCountry {
  return country === 'SE' || country === 'NO';
}
