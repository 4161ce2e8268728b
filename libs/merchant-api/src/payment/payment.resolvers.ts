import { presentCart } from '../cart/present-cart.ts';
import { storableText } from '../database/storable-text.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import { isStanding } from '../order/order-status.ts';
import { presentCheckoutOrder } from '../order/present-checkout-order.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import type { PaymentView } from './payment-view.ts';

/** What became of a checkout, to whoever comes back from a provider. */
export const paymentResolvers: ContractResolvers = {
  GeinsMerchantApiQuery: {
    async checkout(_, { id, cartId, ...shop }, scope) {
      const view = scope.shopView(shop);
      const { session, order, cart } = await findCheckout(view, storableText(id), cartId ? storableText(cartId) : null);
      return {
        htmlSnippet: session?.htmlSnippet ?? null,
        newCheckoutSession: false,
        completed: order ? isStanding(order.status) : cart ? false : null,
        order: order && { ...presentCheckoutOrder(order, viewIn(order, shop, scope)), ...transactionOf(session) },
        nthPurchase: order ? await view.orders.nthPurchase(order) : 1,
        cart: cart && (await presentCart(cart, view, view.chosenFees(cart.cartId, true))),
      };
    },
    // Deprecated in the contract, but public clients still call it.
    async getCheckout(_, { id, ...shop }, scope) {
      const { session, order, cart } = await findCheckout(scope.shopView(shop), storableText(id), null);
      return session?.htmlSnippet ?? (order || cart ? '' : null);
    },
    async getCheckoutAndOrder(_, { id, ...shop }, scope) {
      const { session, order } = await findCheckout(scope.shopView(shop), storableText(id), null);
      return {
        htmlSnippet: session?.htmlSnippet ?? '',
        order: order && { ...presentCheckoutOrder(order, viewIn(order, shop, scope)), ...transactionOf(session) },
      };
    },
  },
};

function transactionOf(session: { sessionId: string } | null) {
  return { transactionId: session?.sessionId ?? null };
}

/** The market that an order was placed in, in the language that is asked for. */
function viewIn(
  { channelId, marketId, languageId }: { channelId: string; marketId: string; languageId: string },
  asked: ShopArguments,
  scope: RequestScope,
): PaymentView {
  return scope.shopView({ channelId, marketId, languageId: asked.languageId || languageId });
}

/**
 * Finds a session, its order and its cart. Numbers of orders can be guessed, so only what cannot be leads to one; a session
 * that belongs to another cart than was named leads nowhere. What nobody has told of yet the provider is asked about here.
 */
async function findCheckout(view: PaymentView, id: string, cartId: string | null) {
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
