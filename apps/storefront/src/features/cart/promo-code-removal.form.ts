import type { PromoCodeRefusal } from '@torg/commerce-sdk';
import { href } from '@torg/market-routing';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';

/** Takes the code off the cart. Where there is none, it is off already. */
export const promoCodeRemovalForm = defineForm('promo-code-removal', {
  fields: {},
  async act({ stores: { cart }, loadCart }): Promise<CartAnswer<PromoCodeRefusal>> {
    if (!cart.cart) await loadCart();
    return cart.cart?.promoCode == null ? { kind: 'done' } : cartAnswer(await cart.removeCode());
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
