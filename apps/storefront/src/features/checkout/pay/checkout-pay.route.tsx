import { href } from '@torg/market-routing';
import { defineRoute, PageMoved } from '../../../page/define-route.ts';
import { checkoutQuery } from '../checkout-query.ts';
import { confirmAddress } from '../../../navigation/confirm-address.ts';
import { PayPage } from './pay-page.tsx';
import { paymentFormOf } from './payment-form-of.ts';

export const route = defineRoute('checkoutPay', {
  frame: 'undistracted',
  async load(scope) {
    const { site, t } = scope;
    const toCheckout = new PageMoved(href(site.locale, 'checkout', {}), { isForGood: false });
    await scope.loadCart();
    const inHand = scope.stores.cart.cart;
    if (!inHand || inHand.lines.length === 0) throw toCheckout;
    const opened = await scope.queries.fetchQuery(checkoutQuery(scope, inHand.id));
    if (opened.kind === 'already-ordered') {
      const ordered = { orderId: null, cartId: inHand.id, paymentType: 'STANDARD' } as const;
      throw new PageMoved(confirmAddress(site.locale, ordered), { isForGood: false });
    }
    const form = opened.kind === 'open' ? paymentFormOf(opened.checkout) : null;
    if (!form) throw toCheckout;
    return {
      title: t('checkout.pay.heading', { method: form.method }),
      indexed: false,
      personal: true,
      takesPayment: true,
      alternates: {},
    };
  },
  View: () => <PayPage />,
});
