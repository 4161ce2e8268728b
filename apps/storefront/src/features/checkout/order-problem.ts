import type { Cart } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { Outage } from '../../page/form/define-form.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';

/** Why nothing was ordered, where it is not about one field; null where nothing is wrong. */
export function orderProblem(answer: CheckoutAnswer | Outage, cart: Cart | null, t: Translate): string | null {
  switch (answer.kind) {
    case 'out-of-stock': {
      const name = cart?.lines.find(({ skuId }) => skuId === answer.skuId)?.product.name;
      return name === undefined
        ? t('checkout.refusal.outOfStock')
        : t('checkout.refusal.outOfStockLine', { name, left: answer.left });
    }
    case 'cart-empty':
      return t('checkout.empty');
    case 'cart-changing':
      return t('checkout.refusal.cartChanging');
    case 'market-not-orderable':
      return t('checkout.refusal.marketNotOrderable');
    case 'payment-unavailable':
    case 'outage':
      return t('checkout.refusal.createFailed');
    case 'customer-blocked':
      return t('checkout.refusal.blocked');
    case 'promotion-used-up':
      return t('checkout.refusal.promotionUsedUp');
    case 'total-changed':
      return t('checkout.refusal.totalChanged');
    case 'unknown':
      return t('checkout.refusal.unknown');
    default:
      return null;
  }
}
