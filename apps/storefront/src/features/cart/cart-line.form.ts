import type { CartRefusal, PackageRefusal } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField, quantityField } from '../../page/form/fields.ts';

/** Sets how many units a line of the cart holds. */
export const cartLineForm = defineForm('cart-line', {
  fields: { lineId: hiddenField, quantity: quantityField },
  async act({ stores: { cart }, loadCart }, { lineId, quantity }): Promise<CartAnswer<CartRefusal | PackageRefusal>> {
    if (!cart.cart) await loadCart();
    const line = cart.cart?.lines.find(({ id }) => id === lineId);
    if (!line) return { kind: 'unknown-item' };
    // More than there is would be shown for a moment, until the API refuses it.
    const most = Math.max(line.quantity, line.product.sku.stock.total);
    if (quantity > most) return { kind: 'stock-limit', left: most };
    return cartAnswer(await cart.setQuantity(lineId, quantity));
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
