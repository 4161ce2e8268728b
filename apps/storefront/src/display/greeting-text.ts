import type { GiftGreeting } from '@torg/commerce-sdk/domain';
import { formatDate, type Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';

/** Whom a gift card is for and when it is sent, in words. */
export function greetingText(
  { name, email, sendOn }: GiftGreeting,
  { locale, t }: { locale: Locale; t: Translate },
): string {
  const receiver = [name, email].filter(Boolean).join(', ');
  return sendOn === null
    ? t('goods.gift.atOnce', { receiver })
    : t('goods.gift.onDay', { receiver, day: formatDate(sendOn, locale) });
}
