import type { PromoCodeRefusal } from '@torg/commerce-sdk';
import { href } from '@torg/market-routing';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { codeField } from '../../page/form/fields.ts';

/** Puts a promo code on the cart, in place of the one before, or the code of a gift card. */
export const promoCodeForm = defineForm('promo-code', {
  fields: { code: codeField },
  async act({ stores: { cart }, loadCart }, { code }): Promise<CartAnswer<PromoCodeRefusal>> {
    if (!cart.cart) await loadCart();
    return cart.cart ? cartAnswer(await cart.applyCode(code)) : { kind: 'conditions-not-met' };
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
