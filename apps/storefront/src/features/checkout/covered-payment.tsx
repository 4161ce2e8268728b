import { useTranslate } from '@torg/i18n/react';
import { Text } from '@torg/ui';
import type { CheckoutStore } from '@torg/stores/checkout';

/** Whether balances and gift cards pay for all of it. What is free without them has a way of paying as usual. */
export function isCovered({ cart }: Pick<CheckoutStore, 'cart'>): boolean {
  const balance = cart?.summary.balance;
  return balance !== undefined && balance.pending > 0 && balance.toPay.incVat === 0;
}

/** Says that nothing is to be paid any more. The API has a way of paying with each order, so one is sent unseen. */
export function CoveredPayment({ store }: { store: Pick<CheckoutStore, 'payment' | 'paymentOptions'> }) {
  const t = useTranslate();
  const { payment, paymentOptions } = store;
  const [first] = paymentOptions;
  return (
    <>
      <Text>{t('checkout.payment.covered')}</Text>
      <input type="hidden" name="paymentId" value={(payment ?? first)?.paymentId ?? ''} readOnly />
    </>
  );
}
