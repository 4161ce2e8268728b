import { localDateWriter } from '@torg/commerce-sdk/domain';
import { formatDate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { Confirmation } from './confirmation.ts';

interface Calendar {
  locale: Locale;
  /** IANA name of the shop's. */
  timeZone: string;
}

/** The day on which it was ordered, as the language writes it; null where nobody tells. */
export function orderDate({ agreed, order }: Confirmation, { locale, timeZone }: Calendar): string | null {
  const placedAt = agreed?.placedAt ?? order?.createdAt;
  return placedAt ? formatDate(localDateWriter(timeZone)(Date.parse(placedAt)), locale) : null;
}
