import type { Locale } from '@torg/market-routing';
import type { ArrivalDays } from './arrival-days.ts';

/** The days of an arrival in words, such as "tors 26–fre 27 november". */
export function arrivalWords({ from, to }: ArrivalDays, locale: Locale): string {
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'long' });
  return day.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`));
}
