import { dateAfter, isFreeDay, localDateWriter, openingState, type OpeningHours } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { MarketSite } from '@torg/market-routing';

/** Customer service's own clock and week, Sunday first; lunch lies between the two periods of a day. */
const timeZone = 'Europe/Stockholm';
const workday = [
  ['09:00', '12:00'],
  ['13:00', '15:00'],
] as const;
const week: OpeningHours['week'] = [[], workday, workday, workday, workday, workday, []];

/** As many days ahead as an opening is looked for. */
const daysAhead = 14;

/** How customer service is reached at a moment. */
export interface ServiceState {
  isOpen: boolean;
  /** Such as "Open until 15:00". */
  label: string;
}

/** Says whether customer service is there at a moment (milliseconds since 1970), and until when or from when. */
export function serviceState(now: number, { locale }: Pick<MarketSite, 'locale'>, t: Translate): ServiceState {
  const writeDate = localDateWriter(timeZone);
  const today = writeDate(now);
  const { state, until } = openingState({ timeZone, week, closedDates: holidaysFrom(today) }, now);
  if (until === null) return { isOpen: false, label: t('shell.hours.closed') };
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }).format(until);
  if (state === 'open') return { isOpen: true, label: t('shell.hours.open', { time }) };
  if (state === 'pause') return { isOpen: false, label: t('shell.hours.pause', { time }) };
  const day = dayName(today, writeDate(until), locale);
  return { isOpen: false, label: t('shell.hours.opens', { day, time }) };
}

/** The days without anybody there that no week tells: the shop keeps Sweden's holidays. */
function holidaysFrom(today: string): ReadonlySet<string> {
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => dateAfter(today, ahead));
  return new Set(days.filter((date) => isFreeDay(date, 'SE')));
}

/** A coming day as one says it today. */
function dayName(today: string, date: string, locale: string): string {
  if (date === today) return 'today';
  if (date === dateAfter(today, 1)) return 'tomorrow';
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' }).format(new Date(date));
}
