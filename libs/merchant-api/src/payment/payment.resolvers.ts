import { presentCart } from '../cart/present-cart.ts';
import { storableText } from '../database/storable-text.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import { isStanding } from '../order/order-status.ts';
import { presentCheckoutOrder } from '../order/present-checkout-order.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { findCheckout } from './find-checkout.ts';
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
        cart: cart && (await presentCart(cart, view, view.chosenFees(cart, true))),
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
