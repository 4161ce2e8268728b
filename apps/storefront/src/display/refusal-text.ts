import type { CartChangeResult } from '@torg/commerce-sdk';
import type { Translate } from '@torg/i18n';

/** Why the cart is as it was although the shopper wanted it otherwise, or why nobody knows. */
export type ShownRefusal = Extract<CartChangeResult, { ok: false }>['refusal'];

/** The same in words. */
export function refusalText(refusal: ShownRefusal, t: Translate): string {
  switch (refusal.kind) {
    case 'stock-limit':
      return t('cart.refusal.stock-limit', { stock: refusal.left });
    case 'already-in-cart':
      return t('cart.refusal.already-in-cart', { quantity: refusal.quantity });
    case 'invalid-quantity':
      return t('cart.refusal.invalid-quantity');
    case 'unknown-item':
    case 'packaged-item':
    case 'unknown-package':
    case 'package-choice':
      return t('cart.refusal.unknown-item');
    case 'declined':
    case 'unreachable':
      return t('errors.generic');
  }
}
