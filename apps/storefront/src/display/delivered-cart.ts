import { needsDelivery, type Cart } from '@torg/commerce-sdk/domain';

/** A cart as ways of delivery are asked for: another sum has other fees. Null where nothing in it is delivered. */
export function deliveredCart(cart: Pick<Cart, 'id' | 'lines' | 'summary'> | null) {
  if (!cart || cart.lines.length === 0 || !needsDelivery(cart.lines)) return null;
  return { cartId: cart.id, state: String(cart.summary.subTotal.incVat) };
}
