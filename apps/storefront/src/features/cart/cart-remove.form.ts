import type { PackageRefusal } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';

/** Takes a line out of the cart. One that is gone already is out of it. */
export const cartRemoveForm = defineForm('cart-remove', {
  fields: { lineId: hiddenField },
  async act({ stores: { cart }, loadCart }, { lineId }): Promise<CartAnswer<PackageRefusal>> {
    if (!cart.cart) await loadCart();
    const isThere = cart.cart?.lines.some(({ id }) => id === lineId);
    return isThere ? cartAnswer(await cart.setQuantity(lineId, 0)) : { kind: 'done' };
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
