import type { Translate } from '@torg/i18n';
import type { Confirmation } from './confirmation.ts';

/** What the page is called that shows a confirmation; null is a purchase that nobody knows, undefined one out of reach. */
export function confirmationTitle(confirmation: Confirmation | null | undefined, t: Translate): string {
  switch (confirmation?.standing) {
    case 'placed':
      return t('order.heading');
    case 'cancelled':
      return t('order.cancelled.title');
    case undefined:
      return confirmation === null ? t('order.unknown.heading') : t('order.unreachable.heading');
    default:
      return t('order.waiting.heading');
  }
}
