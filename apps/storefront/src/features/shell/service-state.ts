import { dateAfter, isFreeDay, localDateWriter, openingState } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { MarketSite } from '@torg/market-routing';
import type { ShopIdentity } from '../../config/shop-identity.ts';

/** As many days ahead as an opening is looked for. */
const daysAhead = 14;

/** When customer service is there, and in which language that is told. */
export type ServiceWeek = Pick<ShopIdentity['service'], 'timeZone' | 'week' | 'holidaysOf'> &
  Pick<MarketSite, 'locale'>;

/** How customer service is reached at a moment. */
export interface ServiceState {
  isOpen: boolean;
  /** Such as "Open until 15:00". */
  label: string;
}

/** Says whether customer service is there at a moment (milliseconds since 1970), and until when or from when. */
export function serviceState(now: number, service: ServiceWeek, t: Translate): ServiceState {
  const { timeZone, week, holidaysOf, locale } = service;
  const writeDate = localDateWriter(timeZone);
  const today = writeDate(now);
  const { state, until } = openingState({ timeZone, week, closedDates: holidaysFrom(today, holidaysOf) }, now);
  if (until === null) return { isOpen: false, label: t('footer.hours.closed') };
  const time = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }).format(until);
  if (state === 'open') return { isOpen: true, label: t('footer.hours.open', { time }) };
  if (state === 'pause') return { isOpen: false, label: t('footer.hours.pause', { time }) };
  const day = dayName(today, writeDate(until), locale);
  return { isOpen: false, label: t('footer.hours.opens', { day, time }) };
}

/** The days without anybody there that no week tells: the holidays of a country. */
function holidaysFrom(today: string, country: 'SE' | 'NO' | undefined): ReadonlySet<string> {
  const days = Array.from({ length: daysAhead + 1 }, (_, ahead) => dateAfter(today, ahead));
  return new Set(country === undefined ? [] : days.filter((date) => isFreeDay(date, country)));
}

/** A coming day as one says it today. */
function dayName(today: string, date: string, locale: string): string {
  if (date === today) return 'today';
  if (date === dateAfter(today, 1)) return 'tomorrow';
  return new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' }).format(new Date(date));
}
