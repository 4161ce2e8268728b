import { href } from '@torg/market-routing';
import { defineRoute, PageMoved } from '../../../page/define-route.ts';
import { confirmAddress } from '../../../navigation/confirm-address.ts';
import { PayPage } from './pay-page.tsx';
import { paymentQuery } from './payment-query.ts';

export const route = defineRoute('checkoutPay', {
  frame: 'undistracted',
  async load(scope) {
    const { site, t } = scope;
    const toCheckout = new PageMoved(href(site.locale, 'checkout', {}), { isForGood: false });
    await scope.loadCart();
    const inHand = scope.stores.cart.cart;
    if (!inHand || inHand.lines.length === 0) throw toCheckout;
    const opened = await scope.queries.fetchQuery(paymentQuery(scope, inHand.id));
    if (opened?.isOrdered) {
      const ordered = { orderId: null, cartId: inHand.id, paymentType: 'STANDARD' } as const;
      throw new PageMoved(confirmAddress(site.locale, ordered), { isForGood: false });
    }
    if (!opened?.due) throw toCheckout;
    return {
      title: t('checkout.pay.heading', { method: opened.due.form.method }),
      indexed: false,
      personal: true,
      asks: 'payment-page',
      alternates: {},
    };
  },
  View: () => <PayPage />,
});
