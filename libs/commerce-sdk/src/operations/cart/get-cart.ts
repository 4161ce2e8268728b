import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { GetCartDocument } from '../../generated/graphql.ts';
import { personal } from '../call-options.ts';
import type { CartRequest } from './cart-request.ts';
import { scopeIn } from '../shop-path.ts';
import { toCart } from './to-cart.ts';

/** Which cart to read; without an id the API makes a new one. */
export interface GetCartRequest extends Omit<CartRequest, 'cartId'> {
  /** An empty or absent id makes a new cart. */
  cartId?: string | null | undefined;
  /** Whether a cart that is completed is given too, as after an order; without it such a cart is not found. */
  includeCompleted?: boolean;
  /** Whether lines that cannot be bought any more are dropped from the cart. */
  forceRefresh?: boolean;
}

/**
 * Reads a cart with prices of the client's market, or makes a new one. Throws where the API has no such cart; `isCartMissing`
 * tells that error from others.
 *
 * @example
 * const { id } = await getCart(client); // without an id the API makes a new cart
 */
export async function getCart(
  client: CommerceClient,
  { cartId, allowExternalShippingFee = false, ...request }: GetCartRequest = {},
  options?: RequestOptions,
): Promise<Cart> {
  const variables = { id: cartId || undefined, allowExternalShippingFee, ...request };
  const answer = await client.request(GetCartDocument, variables, personal(options));
  return toCart(answer.getCart, 'GetCart', scopeIn(client.scope, request.marketId));
}
