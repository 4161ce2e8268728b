import { dateAfter, isFreeDay, type CalendarCountry } from '@torg/commerce-sdk/domain';

/** The ISO date that many working days after an ISO date, by a country's weekends and, in Sweden and Norway, its holidays. */
export function dateAfterWorkingDays(date: string, days: number, countryCode: string): string {
  let day = date;
  for (let left = days; left > 0;) {
    day = dateAfter(day, 1);
    if (isWorkingDay(day, countryCode)) left -= 1;
  }
  return day;
}

function isWorkingDay(date: string, countryCode: string): boolean {
  if (hasCalendar(countryCode)) return !isFreeDay(date, countryCode);
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

function hasCalendar(countryCode: string): countryCode is CalendarCountry {
  return countryCode === 'SE' || countryCode === 'NO';
}
