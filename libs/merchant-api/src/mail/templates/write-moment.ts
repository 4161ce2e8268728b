import { localDateWriter, type ShopLanguage } from '@torg/commerce-sdk/domain';

/** The date on the wall calendar of a time zone: 2026-11-21 in Swedish, 21.11.2026 in Norwegian. */
export function writeDate(moment: number, timeZone: string, language: ShopLanguage): string {
  return writeCalendarDate(localDateWriter(timeZone)(moment), language);
}

/** An ISO date such as 2026-11-21 as its readers write it. */
export function writeCalendarDate(date: string, language: ShopLanguage): string {
  return language === 'nb' ? date.split('-').toReversed().join('.') : date;
}

/** Date and time to the second, as a receipt needs them: `2026-11-21 kl. 13.05.09`. */
export function writeMoment(moment: number, timeZone: string, language: ShopLanguage): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' }).format(moment);
  return `${writeDate(moment, timeZone, language)} kl. ${clock.replaceAll(':', '.')}`;
}
