import { fixedAlternates } from '../../page/alternates.ts';
import { defineRoute } from '../../page/define-route.ts';
import { companyQuery } from '../../queries/company-query.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { checkoutQuery, orderKeyQuery } from './checkout-query.ts';
import { termsQuery } from './terms-query.ts';

export const route = defineRoute('checkout', {
  frame: 'undistracted',
  async load(scope) {
    const { cart, session } = scope.stores;
    await Promise.all([scope.loadCart(), session.state.status === 'unknown' && session.load()]);
    const inHand = cart.cart;
    if (inHand && inHand.lines.length > 0) {
      scope.queries.setQueryData(orderKeyQuery(inHand.id), scope.newId());
      const isKnown = session.user !== null || scope.postalCode.read() !== null;
      const known = isKnown ? await import('./fill-in-customer.ts') : null;
      const [opened, customer] = await Promise.all([
        scope.queries.fetchQuery(checkoutQuery(scope, inHand.id)),
        session.user ? known?.readCustomer(scope) : null,
        scope.queries.prefetchQuery(termsQuery(scope)),
        session.user && scope.queries.prefetchQuery(companyQuery(scope)),
      ]);
      await known?.fillInCustomer(scope, { customer: customer ?? null, opened, cartId: inHand.id });
    }
    return {
      title: scope.t('checkout.heading'),
      indexed: false,
      personal: true,
      ...(scope.config.shippingWidget !== null && { asks: 'checkout' }),
      alternates: fixedAlternates(scope, 'checkout', {}),
    };
  },
  View: () => <CheckoutPage />,
});
