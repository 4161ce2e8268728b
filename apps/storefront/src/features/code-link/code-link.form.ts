import type { PromoCodeRefusal } from '@torg/commerce-sdk';
import { href } from '@torg/market-routing';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { codeField } from '../../page/form/fields.ts';

/** Puts the code of a link on the cart, one that is made for it where there is none. */
export const codeLinkForm = defineForm('code-link', {
  fields: { code: codeField },
  act: async ({ stores: { cart } }, { code }): Promise<CartAnswer<PromoCodeRefusal>> =>
    cartAnswer(await cart.applyCode(code)),
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
