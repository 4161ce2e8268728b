import { formatMoney, type Cart } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import type { Outage } from '../../page/form/define-form.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { unapprovableText } from './unapprovable-text.ts';

/** Why nothing was ordered, where it is not about one field; null where nothing is wrong. */
export function orderProblem(
  answer: CheckoutAnswer | Outage,
  { cart, locale, t }: { cart: Cart | null; locale: Locale; t: Translate },
): string | null {
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
    case 'approval-needed':
      return t('checkout.refusal.approvalNeeded');
    case 'not-on-account':
      return t('checkout.refusal.notOnAccount');
    case 'credit-exceeded': {
      const format = { currency: cart?.summary.currency ?? '', language: locale };
      return t('checkout.refusal.creditExceeded', { amount: formatMoney(answer.creditLeft, format) });
    }
    case 'unapprovable':
      return unapprovableText(answer.purchase, locale, t);
    case 'signed-out':
    case 'not-allowed':
      return t('checkout.refusal.createFailed');
    case 'unknown':
      return t('checkout.refusal.unknown');
    default:
      return null;
  }
}
