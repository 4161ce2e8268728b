import type { CartRefusal } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';

/** Why the cart said no, in words. */
export function refusalText(refusal: CartRefusal, t: Translate): string {
  switch (refusal.kind) {
    case 'stock-limit':
      return t('cart.refusal.stock-limit', { stock: refusal.left });
    case 'already-in-cart':
      return t('cart.refusal.already-in-cart', { quantity: refusal.quantity });
    case 'invalid-quantity':
      return t('cart.refusal.invalid-quantity');
    case 'unknown-item':
    case 'packaged-item':
      return t('cart.refusal.unknown-item');
  }
}
