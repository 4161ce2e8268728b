import { defineForm } from '../../page/form/define-form.ts';

/**
 * Makes a copy of the cart for others to read: whoever has the link to that can change nothing of the shopper's own, and
 * sees it as it was when it was shared. Codes stay with the shopper.
 */
export const shareCartForm = defineForm('share-cart', {
  fields: {},
  async act({ commerce, stores: { cart }, loadCart }): Promise<{ kind: 'shared'; id: string } | { kind: 'empty' }> {
    if (!cart.cart) await loadCart();
    if (!cart.cart || cart.cart.lines.length === 0) return { kind: 'empty' };
    const { cloneCart } = await import('./share-cart-calls.ts');
    const { id } = await cloneCart(commerce, { cartId: cart.cart.id, resetPromotions: true });
    return { kind: 'shared', id };
  },
  isDone: ({ kind }) => kind === 'shared',
});
