import type { PackageRefusal } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField, textField } from '../../page/form/fields.ts';
import { findItem } from './find-item.ts';

/**
 * Says something of a line, such as who is to have it. A line is known by what is said of it, so the one without the note
 * makes way for one with it; where that is refused, the units come back as they were.
 */
export const lineNoteForm = defineForm('line-note', {
  fields: { item: hiddenField, note: textField },
  async act({ stores: { cart }, loadCart }, { item: key, note }): Promise<CartAnswer<PackageRefusal>> {
    if (!cart.cart) await loadCart();
    const item = findItem(cart.cart, key);
    if (item?.kind !== 'line') return { kind: 'unknown-item' };
    const { id, skuId, quantity, message } = item.line;
    if ((message ?? '') === note) return { kind: 'done' };
    const removed = cartAnswer(await cart.setQuantity(id, 0));
    if (removed.kind !== 'done') return removed;
    const noted = cartAnswer(await cart.addItems([{ skuId, quantity, message: note === '' ? null : note }]));
    if (noted.kind !== 'done') await cart.addItems([{ skuId, quantity, message }]);
    return noted;
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
