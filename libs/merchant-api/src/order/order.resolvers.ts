import { presentCart } from '../cart/present-cart.ts';
import { cartNotFound } from '../cart/refusal-error.ts';
import { blockedMessage } from '../checkout/checkout.resolvers.ts';
import { mergeDraft, type SentCheckout } from '../checkout/merge-draft.rules.ts';
import { storableText } from '../database/storable-text.ts';
import { apiError, badUserInput } from '../errors/api-error.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { describeRefusal, orderRefusalError } from './order-refusal-error.ts';
import type { OrderRecord } from './order-record.ts';
import { isStanding } from './order-status.ts';
import type { OrderView } from './order-view.ts';
import { placeOrder } from './place-order.ts';
import { prepareOrder } from './prepare-order.ts';
import { presentCheckoutOrder } from './present-checkout-order.ts';
import { presentOrder, presentPublicOrder } from './present-order.ts';

interface PlaceArguments extends ShopArguments {
  cartId: string;
  checkout: SentCheckout;
}

interface CheckoutArguments extends ShopArguments {
  /** What the payment provider sent the shopper back with, or the cart itself. */
  id: string;
  cartId?: string | null;
}

/** Orders: placed by whoever has the cart, listed to the customer who is signed in. */
export const orderResolvers = {
  GeinsMerchantApiQuery: {
    async getOrders(_: unknown, shop: ShopArguments, scope: RequestScope) {
      const view = scope.shopView(shop);
      const orders = await view.orders.ofUser((await signedIn(scope)).userId);
      return orders.map((order) => presentOrder(order, viewOf(order, shop, scope)));
    },
    async getOrder(_: unknown, { orderId, ...shop }: ShopArguments & { orderId: number }, scope: RequestScope) {
      const { userId } = await signedIn(scope);
      const order = await scope.shopView(shop).orders.find(orderId);
      return order?.userId === userId ? presentOrder(order, viewOf(order, shop, scope)) : null;
    },
    async getOrderPublic(
      _: unknown,
      { publicOrderId, ...shop }: ShopArguments & { publicOrderId: string },
      scope: RequestScope,
    ) {
      const order = await scope.shopView(shop).orders.findPublic(storableText(publicOrderId));
      return order && presentPublicOrder(order, viewOf(order, shop, scope));
    },
    async checkout(_: unknown, { id, cartId, ...shop }: CheckoutArguments, scope: RequestScope) {
      const view = scope.shopView(shop);
      const { order, cart } = await findCheckout(view, storableText(id), cartId ? storableText(cartId) : null);
      return {
        htmlSnippet: null,
        newCheckoutSession: false,
        completed: order ? isStanding(order.status) : cart ? false : null,
        order: order && presentCheckoutOrder(order, viewOf(order, shop, scope)),
        nthPurchase: order ? await view.orders.nthPurchase(order) : 1,
        cart: cart && (await presentCart(cart, view, true)),
      };
    },
    // Deprecated in the contract: pages of providers come with the payment options.
    async getCheckout(_: unknown, { id, ...shop }: CheckoutArguments, scope: RequestScope) {
      const { order, cart } = await findCheckout(scope.shopView(shop), storableText(id), null);
      return order || cart ? '' : null;
    },
    async getCheckoutAndOrder(_: unknown, { id, ...shop }: CheckoutArguments, scope: RequestScope) {
      const { order } = await findCheckout(scope.shopView(shop), storableText(id), null);
      return { htmlSnippet: '', order: order && presentCheckoutOrder(order, viewOf(order, shop, scope)) };
    },
    async validateOrderCreation(_: unknown, { cartId, checkout, ...shop }: PlaceArguments, scope: RequestScope) {
      const view = scope.shopView(shop);
      const cart = await view.carts.find(storableText(cartId));
      if (!cart || cart.isCompleted) throw cartNotFound();
      const prepared = await prepareOrder(view, cart, await draftWith(view, cart.cartId, checkout));
      const user = await view.currentUser();
      if (prepared.ok) return { isValid: true, message: null, memberType: user ? 'MEMBER' : null };
      const isBlocked = prepared.refusal.kind === 'blocked';
      const message = isBlocked ? blockedMessage : describeRefusal(prepared.refusal).message;
      return { isValid: false, message, memberType: null };
    },
  },
  GeinsMerchantApiMutation: {
    async placeOrder(_: unknown, { cartId, checkout, ...shop }: PlaceArguments, scope: RequestScope) {
      const view = scope.shopView(shop);
      const id = storableText(cartId);
      const placed = await placeOrder(view, id, await draftWith(view, id, checkout));
      if (!placed.ok) throw orderRefusalError(placed.refusal);
      const { orderId, publicId, status } = placed.order;
      return { orderId: String(orderId), publicId, status, redirectUrl: null };
    },
  },
};

async function signedIn(scope: RequestScope) {
  const user = await scope.currentUser();
  if (user) return user;
  throw apiError('UNAUTHENTICATED', 'Nobody is signed in. Send an access token as Authorization: Bearer.');
}

/** The market that an order was placed in, in the language that is asked for. */
function viewOf(
  { channelId, marketId, languageId }: OrderRecord,
  asked: ShopArguments,
  scope: RequestScope,
): OrderView {
  return scope.shopView({ channelId, marketId, languageId: asked.languageId || languageId });
}

/** What was filled in before, with what comes now. */
async function draftWith(view: OrderView, cartId: string, sent: SentCheckout) {
  const merged = mergeDraft(await view.checkouts.find(cartId), sent);
  if (!merged.ok) throw badUserInput(merged.problem);
  return merged.draft;
}

/** Numbers of orders can be guessed, so only what cannot be leads to one. */
async function findCheckout(view: OrderView, id: string, cartId: string | null) {
  const order = (await view.orders.ofCart(cartId ?? id)) ?? (await view.orders.findPublic(id));
  const cart = await view.carts.find(order?.cartId ?? cartId ?? id);
  return { order, cart };
}
