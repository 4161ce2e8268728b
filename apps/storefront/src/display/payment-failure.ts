import type { Translate } from '@torg/i18n';

/** Why a payment came to nothing, as the address says it that its provider led back to; null is a shopper who left it. */
export function paymentFailure(error: string | null, t: Translate): string {
  switch (error) {
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
