import { localDateWriter, type ShopLanguage } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';

/** The date on the wall calendar of a time zone: 2026-11-21 in Swedish, 21.11.2026 in Norwegian. */
export function writeDate(moment: number, timeZone: string, language: ShopLanguage): string {
  return formatDate(localDateWriter(timeZone)(moment), language);
}

/** Date and time to the second, as a receipt needs them: `2026-11-21 kl. 13.05.09`. */
export function writeMoment(moment: number, timeZone: string, language: ShopLanguage): string {
  const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' }).format(moment);
  return `${writeDate(moment, timeZone, language)} kl. ${clock.replaceAll(':', '.')}`;
}
