import type { PackageRefusal } from '@torg/commerce-sdk/domain';
import { href } from '@torg/market-routing';
import { cartAnswer, type CartAnswer } from '../../page/form/cart-answer.ts';
import { defineForm } from '../../page/form/define-form.ts';
import { hiddenField } from '../../page/form/fields.ts';
import { findItem } from './find-item.ts';

/** Takes a line or a package out of the cart. One that is gone already is out of it. */
export const cartRemovalForm = defineForm('cart-removal', {
  fields: { item: hiddenField },
  async act({ stores: { cart }, loadCart }, { item: key }): Promise<CartAnswer<PackageRefusal>> {
    if (!cart.cart) await loadCart();
    const item = findItem(cart.cart, key);
    if (!item) return { kind: 'done' };
    return cartAnswer(await (item.kind === 'package' ? cart.setPackageQuantity(key, 0) : cart.setQuantity(key, 0)));
  },
  isDone: ({ kind }) => kind === 'done',
  redirectTo: ({ kind }, { scope: { site } }) => (kind === 'done' ? href(site.locale, 'cart', {}) : null),
});
