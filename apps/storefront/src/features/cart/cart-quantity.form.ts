import type { PackageRefusal } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField, quantityField } from '../../page/form/fields.ts';
import { findItem } from './find-item.ts';

/** Sets how many units a line of the cart holds, or how many of a package there are. */
export const cartQuantityForm = defineForm('cart-quantity', {
  fields: { item: hiddenField, quantity: quantityField },
  async act({ stores: { cart }, loadCart }, { item: key, quantity }): Promise<CartAnswer<PackageRefusal>> {
    if (!cart.cart) await loadCart();
    const item = findItem(cart.cart, key);
    if (!item) return { kind: 'unknown-item' };
    if (item.kind === 'package') return cartAnswer(await cart.setPackageQuantity(key, quantity));
    const { line } = item;
    // More than there is would be shown for a moment, until the API refuses it.
    const most = Math.max(line.quantity, line.product.sku.stock.total);
    if (quantity > most) return { kind: 'stock-limit', left: most };
    return cartAnswer(await cart.setQuantity(key, quantity));
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
