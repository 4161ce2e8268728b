import { formatMoney, type Cart } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { Locale } from '@torg/market-routing';
import { paymentFailure } from '../../display/payment-failure.ts';
import type { FailedPayment } from '../../navigation/failed-payment.ts';
import type { Outage } from '../../page/form/define-form.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { unapprovableText } from './unapprovable-text.ts';

/** Whether the way on leads by the cart, where what is wrong is put right. */
export function isPutRightInCart({ kind }: CheckoutAnswer | Outage): boolean {
  return kind === 'out-of-stock' || kind === 'promotion-used-up';
}

/** Why a payment came to nothing that its provider led back from. It says no more than that goods ran out; the cart knows which. */
export function failedProblem({ error }: FailedPayment, { cart, t }: { cart: Cart | null; t: Translate }): string {
  const short = cart?.lines.find(({ quantity, product }) => product.sku.stock.total < quantity);
  const named =
    error === 'OutOfStock' && short
      ? outOfStockText(cart, { skuId: short.skuId, left: short.product.sku.stock.total }, t)
      : null;
  return named ?? paymentFailure(error, t);
}

function outOfStockText(
  cart: Cart | null,
  { skuId, left }: { skuId: number; left: number },
  t: Translate,
): string | null {
  const line = cart?.lines.find((one) => one.skuId === skuId);
  return line ? t('checkout.refusal.outOfStockLine', { name: line.product.name, left }) : null;
}

/** Why nothing was ordered, where it is not about one field; null where nothing is wrong. */
export function orderProblem(
  answer: CheckoutAnswer | Outage,
  { cart, locale, t }: { cart: Cart | null; locale: Locale; t: Translate },
): string | null {
  switch (answer.kind) {
    case 'out-of-stock':
      return outOfStockText(cart, answer, t) ?? t('checkout.refusal.outOfStock');
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
