import type { PackageRefusal } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField, textField } from '../../page/form/fields.ts';
import { findItem } from './find-item.ts';

/**
 * Says something of a line, such as who is to have it, by one change. An account that cannot change a note gets a line with it
 * first, and the one without makes way then, so that a connection that breaks in between loses nothing.
 */
export const lineNoteForm = defineForm('line-note', {
  fields: { item: hiddenField, note: textField },
  async act({ stores: { cart }, loadCart, extensions }, { item: key, note }): Promise<CartAnswer<PackageRefusal>> {
    if (!cart.cart) await loadCart();
    const item = findItem(cart.cart, key);
    const cartId = cart.cart?.id;
    if (item?.kind !== 'line' || cartId === undefined) return { kind: 'unknown-item' };
    const { id, skuId, quantity, message } = item.line;
    if ((message ?? '') === note) return { kind: 'done' };
    const client = await extensions();
    if (client) {
      const { noteLine } = await import('./line-note-calls.ts');
      const noted = await noteLine(client, { cartId, lineId: id, message: note });
      await cart.goOnWith(noted ?? cartId);
      return { kind: noted === null ? 'unknown-item' : 'done' };
    }
    const added = cartAnswer(await cart.addItems([{ skuId, quantity, message: note === '' ? null : note }]));
    return added.kind === 'done' ? cartAnswer(await cart.setQuantity(id, 0)) : added;
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
