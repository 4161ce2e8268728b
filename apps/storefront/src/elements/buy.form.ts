import type { PackageRefusal } from '@torg/commerce-sdk/domain';
// Not fetched when it is needed: there is no connection then.
import { WaitingAdditions } from '@torg/stores/waiting';
import { cartAnswer, type CartAnswer } from '../page/form/cart-answer.ts';
import { defineForm } from '../page/form/define-form.ts';
import { quantityField } from '../page/form/fields.ts';
import { cartWithAdded } from '../scope/added-goods.ts';
import { sizeField } from './size-field.ts';

/** Puts units of a product in the cart, and leads to it. It stands on the product's page; cards send it there. */
export const buyForm = defineForm('buy', {
  fields: { skuId: sizeField, quantity: quantityField },
  async act({ stores, keptWaiting }, units): Promise<CartAnswer<PackageRefusal> | { kind: 'waiting' }> {
    if (!stores.ui.online) {
      // It is put in the cart by `client/send-waiting.ts`, once there is a connection.
      new WaitingAdditions({ storage: keptWaiting, cart: stores.cart }).keep({ ...units, message: null });
      return { kind: 'waiting' };
    }
    const answer = cartAnswer(await stores.cart.add(units));
    if (answer.kind === 'done') stores.ui.noteAdded(units);
    return answer;
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope }) => (kind === 'done' ? cartWithAdded(scope) : null),
});
