import type { PaymentView } from './payment-view.ts';

/**
 * Finds a session, its order and its cart by the ids that the buyer alone has: a session's, or a cart's. Numbers of orders
 * can be guessed, and others may have the public id, so neither leads to one; a session that belongs to another cart than
 * was named leads nowhere. What nobody has told of yet the provider is asked about here.
 */
export async function findCheckout(view: PaymentView, id: string, cartId: string | null) {
  const session = await view.payments.find(id);
  if (session) {
    if (cartId !== null && cartId !== session.cartId) return { session: null, order: null, cart: null };
    await view.payments.refresh(session);
    const order = session.orderId === null ? null : await view.orders.find(session.orderId);
    return { session, order, cart: await view.carts.find(session.cartId) };
  }
  const [order, cart] = await Promise.all([view.orders.ofCart(cartId ?? id), view.carts.find(cartId ?? id)]);
  return { session: null, order, cart };
}
