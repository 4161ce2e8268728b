import { observer } from 'mobx-react-lite';
import { needsDelivery, readGreeting } from '@torg/commerce-sdk/domain';
import type { CheckoutStore } from '@torg/stores/checkout';
import { useTranslate } from '@torg/i18n/react';
import { Text } from '@torg/ui';
import { useCheckout } from './checkout-context.ts';

/** Whether the account sends what is bought by mail: it holds gift cards alone, and there is one way to send it that costs nothing. */
export function isMailed({ cart, shippingOptions }: Pick<CheckoutStore, 'cart' | 'shippingOptions'>): boolean {
  const [only] = shippingOptions;
  return !!cart && !needsDelivery(cart.lines) && shippingOptions.length === 1 && only?.fee.incVat === 0;
}

/** Where gift cards are sent by mail, in place of ways of delivery to choose from. */
export const MailedDelivery = observer(function MailedDelivery() {
  const t = useTranslate();
  const { store } = useCheckout();
  const own = store.typed.email ?? '';
  const emails = (store.cart?.lines ?? []).map(({ message }) => readGreeting(message)?.email ?? own);
  const receivers = [...new Set(emails)].filter(Boolean).join(', ');
  return (
    <>
      <input type="hidden" name="shippingId" value={store.shippingOptions[0]?.shippingId} />
      <Text>
        {receivers === '' ? t('checkout.delivery.mailed') : t('checkout.delivery.mailedTo', { email: receivers })}
      </Text>
    </>
  );
});
