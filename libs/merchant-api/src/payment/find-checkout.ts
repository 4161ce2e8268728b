import type { PaymentView } from './payment-view.ts';

/**
 * Finds a session, its order and its cart. Numbers of orders can be guessed, so only what cannot be leads to one; a session
 * that belongs to another cart than was named leads nowhere. What nobody has told of yet the provider is asked about here.
 */
export async function findCheckout(view: PaymentView, id: string, cartId: string | null) {
  const session = await view.payments.find(id);
  if (session) {
    if (cartId !== null && cartId !== session.cartId) return { session: null, order: null, cart: null };
    await view.payments.refresh(session);
    const order = session.orderId === null ? null : await view.orders.find(session.orderId);
    return { session, order, cart: await view.carts.find(session.cartId) };
  }
  const order = (await view.orders.ofCart(cartId ?? id)) ?? (await view.orders.findPublic(id));
  const cart = await view.carts.find(order?.cartId ?? cartId ?? id);
  return { session: null, order, cart };
}
