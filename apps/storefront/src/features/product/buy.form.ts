import { href } from '@torg/market-routing';
import { cartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import type { Field } from '../../page/form/field.ts';
import { quantityField } from '../../page/form/fields.ts';

/** The size that was chosen; where there is only one, the page chose it. */
const sizeField: Field<number> = {
  read: (typed) => (/^\d{1,15}$/.test(typed ?? '') ? { value: Number(typed) } : { refusal: 'size' }),
};

/** Puts units of a product in the cart, and leads to it. */
export const buyForm = defineForm('buy', {
  fields: { skuId: sizeField, quantity: quantityField },
  act: async ({ stores }, units) => cartAnswer(await stores.cart.add(units)),
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
