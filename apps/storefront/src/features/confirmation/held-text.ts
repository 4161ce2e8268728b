import type { Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { Confirmation } from './confirmation.ts';

interface Reader {
  t: Translate;
  locale: Locale;
  /** IANA, such as `Europe/Stockholm`. */
  timeZone: string;
}

/** That the goods of an order nobody has paid yet are held, and until when where that is told. */
export function heldText({ agreed }: Pick<Confirmation, 'agreed'>, { t, locale, timeZone }: Reader): string {
  if (!agreed?.heldUntil) return t('order.waiting.held');
  const clock = new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return t('order.waiting.heldUntil', { time: clock.format(new Date(agreed.heldUntil)) });
}
