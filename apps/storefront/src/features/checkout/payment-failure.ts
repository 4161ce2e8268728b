import type { Translate } from '@torg/i18n';

/** Why a provider led back to the checkout, as its address says; null where none did. */
export function paymentFailure(query: URLSearchParams, t: Translate): string | null {
  if (query.get('payment') !== 'failed') return null;
  switch (query.get('error')) {
    case 'OutOfStock':
      return t('checkout.refusal.outOfStock');
    case 'BlockedCustomer':
      return t('checkout.refusal.blocked');
    case null:
      return t('checkout.refusal.abandoned');
    default:
      return t('checkout.refusal.declined');
  }
}
