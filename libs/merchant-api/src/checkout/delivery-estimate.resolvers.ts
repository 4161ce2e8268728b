import { cartNotFound } from '../cart/refusal-error.ts';
import { storableText } from '../database/storable-text.ts';
import { apiError, badUserInput } from '../errors/api-error.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { estimateDelivery, type EstimatedGoods } from './estimate-delivery.ts';
import { presentDeliveryEstimate } from './present-delivery-estimate.ts';

/** Nobody asks about more, and the sums stay within what numbers hold. */
const MOST_UNITS = 9_999;

/** How goods come to a postal code, asked before there is a checkout. */
export const deliveryEstimateResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async deliveryEstimate(_, { postalCode, cartId, productId, quantity, ...shop }, scope) {
      const view = scope.shopView(shop);
      const goods = goodsOf({ cartId, productId, quantity });
      const estimate = await estimateDelivery(view, storableText(postalCode).trim(), goods);
      if (estimate.ok) return presentDeliveryEstimate(estimate, view);
      if (estimate.missing === 'cart') throw cartNotFound();
      throw apiError('UNKNOWN_PRODUCT', "No product that is for sale here has that 'productId'.");
    },
  },
};

function goodsOf(asked: {
  cartId?: string | null;
  productId?: number | null;
  quantity?: number | null;
}): EstimatedGoods {
  const { cartId, productId } = asked;
  if (cartId) return { cartId: storableText(cartId) };
  const quantity = asked.quantity ?? 1;
  if (!productId) throw badUserInput("Send a 'cartId' or a 'productId'.");
  if (quantity < 1 || quantity > MOST_UNITS) throw badUserInput(`'quantity' must be 1 to ${MOST_UNITS}.`);
  return { productId, quantity };
}
