import { href } from '@torg/market-routing';
import { defineForm } from '../../page/form/define-form.ts';

/** Says that the shopper has seen the prices of now. */
export const acceptPricesForm = defineForm('accept-prices', {
  fields: {},
  async act({ stores: { cart }, loadCart }) {
    if (!cart.cart) await loadCart();
    await cart.acceptPrices();
    return { kind: 'done' as const };
  },
  isDone: () => true,
  redirectTo: (_, { scope: { site } }) => href(site.locale, 'cart', {}),
});
