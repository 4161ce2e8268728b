import { CartPage } from '../features/cart/cart-page.tsx';
import { fixedAlternates } from '../views/alternates.ts';
import { defineRoute } from './define-route.ts';

export const cartRoute = defineRoute('cart', {
  async load(scope) {
    await scope.loadCart();
    return {
      title: scope.t('cart.heading'),
      indexed: false,
      personal: true,
      alternates: fixedAlternates(scope, 'cart', {}),
    };
  },
  View: () => <CartPage />,
});
