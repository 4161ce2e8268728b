import { href } from '@torg/market-routing';
import { cartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { copiedItems } from './copied-items.ts';
import { readSharedCart } from './shared-cart-query.ts';

/**
 * Puts what somebody shares into the visitor's own cart, beside what lies there: by one change, packages too. An account that
 * cannot do that has the loose goods added.
 */
export const sharedCartForm = defineForm('shared-cart', {
  fields: { id: hiddenField },
  async act(scope, { id }): Promise<{ kind: 'done' | 'nothing' }> {
    const { commerce, stores, extensions, loadCart, newId } = scope;
    const shared = await readSharedCart(commerce, id);
    if (shared.kind !== 'shared') return { kind: 'nothing' };
    const client = await extensions();
    if (client) {
      if (!stores.cart.cart) await loadCart();
      const { copyCart } = await import('./shared-cart-calls.ts');
      const wanted = { from: id, cartId: stores.cart.cart?.id ?? null };
      const { cartId } = await copyCart(client, wanted, { idempotencyKey: newId(), repeatable: true });
      if (cartId !== null) await stores.cart.goOnWith(cartId);
      return { kind: cartId === null ? 'nothing' : 'done' };
    }
    const items = copiedItems(shared.cart);
    if (items.length === 0) return { kind: 'nothing' };
    const { kind } = cartAnswer(await stores.cart.addItems(items));
    return { kind: kind === 'done' ? 'done' : 'nothing' };
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
