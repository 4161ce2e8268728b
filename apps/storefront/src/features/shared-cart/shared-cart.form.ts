import { href } from '@torg/market-routing';
import { cartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { copiedItems } from './copied-items.ts';
import { readSharedCart } from './shared-cart-query.ts';

/** Puts what somebody shares into the visitor's own cart, beside what lies there. */
export const sharedCartForm = defineForm('shared-cart', {
  fields: { id: hiddenField },
  async act({ commerce, stores }, { id }): Promise<{ kind: 'done' | 'nothing' }> {
    const shared = await readSharedCart(commerce, id);
    const items = shared.kind === 'shared' ? copiedItems(shared.cart) : [];
    if (items.length === 0) return { kind: 'nothing' };
    const { kind } = cartAnswer(await stores.cart.addItems(items));
    return { kind: kind === 'done' ? 'done' : 'nothing' };
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
