import { href } from '@torg/market-routing';
import { cartAnswer } from '../page/form/cart-answer.ts';
import { defineForm } from '../page/form/define-form.ts';
import { quantityField } from '../page/form/fields.ts';
import { sizeField } from './size-field.ts';

/** Puts units of a product in the cart, and leads to it. It stands on the product's page; cards send it there. */
export const buyForm = defineForm('buy', {
  fields: { skuId: sizeField, quantity: quantityField },
  act: async ({ stores }, units) => cartAnswer(await stores.cart.add(units)),
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
