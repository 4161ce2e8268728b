import { cartNotFound } from '../cart/refusal-error.ts';
import { mergeDraft } from '../checkout/merge-draft.rules.ts';
import type { CheckoutInputType } from '../generated/contract.ts';
import { storableText } from '../database/storable-text.ts';
import { apiError, badUserInput } from '../errors/api-error.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { checkConditions } from './check-conditions.ts';
import { describeRefusal, orderRefusalError } from './order-refusal-error.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderView } from './order-view.ts';
import { placeOrder } from './place-order.ts';
import { prepareOrder } from './prepare-order.ts';
import { presentOrder, presentPublicOrder } from './present-order.ts';

/** Orders: placed by whoever has the cart, listed to the customer who is signed in. */
export const orderResolvers: ContractResolvers = {
  GeinsMerchantApiQuery: {
    async getOrders(_, shop, scope) {
      const view = scope.shopView(shop);
      const orders = await view.orders.ofUser((await signedIn(scope)).userId);
      return orders.map((order) => presentOrder(order, viewOf(order, shop, scope)));
    },
    async getOrder(_, { orderId, ...shop }, scope) {
      const { userId } = await signedIn(scope);
      const order = await scope.shopView(shop).orders.find(orderId);
      return order?.userId === userId ? presentOrder(order, viewOf(order, shop, scope)) : null;
    },
    async getOrderPublic(_, { publicOrderId, ...shop }, scope) {
      const order = await scope.shopView(shop).orders.findPublic(storableText(publicOrderId));
      return order && presentPublicOrder(order, viewOf(order, shop, scope));
    },
    async validateOrderConditions(_, { cartId, email, ...shop }, scope) {
      const view = scope.shopView(shop);
      const cart = await view.carts.find(storableText(cartId));
      if (!cart) throw cartNotFound();
      const refusal = await checkConditions(view, cart, email ? storableText(email) : null);
      return { isValid: refusal === null, message: refusal && describeRefusal(refusal).message };
    },
    async validateOrderCreation(_, { cartId, checkout, ...shop }, scope) {
      const view = scope.shopView(shop);
      const cart = await view.carts.find(storableText(cartId));
      if (!cart || cart.isCompleted) throw cartNotFound();
      const prepared = await prepareOrder(view, cart, await draftWith(view, cart.cartId, checkout));
      const user = await view.currentUser();
      if (prepared.ok) return { isValid: true, message: null, memberType: user ? 'MEMBER' : null };
      const { message } = describeRefusal(prepared.refusal);
      return { isValid: false, message, memberType: null };
    },
  },
  GeinsMerchantApiMutation: {
    async placeOrder(_, { cartId, checkout, ...shop }, scope) {
      const view = scope.shopView(shop);
      const id = storableText(cartId);
      const placed = await placeOrder(view, id, await draftWith(view, id, checkout));
      if (!placed.ok) throw orderRefusalError(placed.refusal);
      const { orderId, publicId, status } = placed.order;
      const redirectUrl = status === 'pending-payment' ? await pageFor(view, placed.order) : null;
      return { orderId: String(orderId), publicId, status, redirectUrl };
    },
  },
};

async function pageFor(view: OrderView, order: OrderRecord): Promise<string> {
  const page = await view.payments.pageFor(order);
  if (page !== null) return page;
  throw apiError('PAYMENT_UNAVAILABLE', 'The payment could not be begun. Send the order again, or pay another way.');
}

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
async function draftWith(view: OrderView, cartId: string, sent: CheckoutInputType) {
  const merged = mergeDraft(await view.checkouts.find(cartId), sent, view.shop.market.country.code);
  if (!merged.ok) throw badUserInput(merged.problem);
  return merged.draft;
}
