import { isCredit } from '@torg/commerce-sdk/domain';
import type { Translate } from '@torg/i18n';
import type { CheckoutStore } from '@torg/stores/checkout';

/**
 * What the button says that orders: that it costs, that it is on credit, that nothing is left to pay, or that another
 * approves it first. Where the provider's form is drawn in a page of the shop, that form has the button that orders.
 */
export function submitText(
  { cart, payment }: Pick<CheckoutStore, 'cart' | 'payment'>,
  t: Translate,
  { isToApprove = false, drawsForms = false } = {},
): string {
  if (isToApprove) return t('checkout.submit.approval');
  if (cart?.summary.balance.toPay.incVat === 0) return t('checkout.submit.covered');
  if (drawsForms && payment?.flow === 'embedded') return t('checkout.next.payment');
  return payment && isCredit(payment) ? t('checkout.submit.credit') : t('checkout.submit.pay');
}
