import { href, type Locale } from '@torg/market-routing';
import { failureOf, type Confirmation } from './confirmation.ts';

/** Where whoever asks for a confirmation is led of which there is none yet; null where there is something to show. */
export function leadsAway(locale: Locale, confirmation: Confirmation): string | null {
  switch (confirmation.standing) {
    case 'failed':
      return href(locale, 'checkoutFailed', {}, { error: failureOf(confirmation) });
    case 'not-ordered':
      return href(locale, 'checkout', {});
    default:
      return null;
  }
}
