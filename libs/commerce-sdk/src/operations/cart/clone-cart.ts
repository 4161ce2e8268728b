import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { CloneCartDocument } from '../../generated/graphql.ts';
import { scopeIn } from '../shop-path.ts';
import { toCart } from './to-cart.ts';

/** Which cart to copy, and whether its codes come along. */
export interface CloneCartRequest {
  cartId: string;
  /** The alias of the market whose prices count, where the checkout is in another one than the client. */
  marketId?: string | undefined;
  /** Whether the new cart is without the promo code of the first. */
  resetPromotions?: boolean;
}

/**
 * Makes a new cart with what another holds, a completed one included, at the prices of whoever asks: a cart that a guest
 * filled gets a customer's own prices only so.
 *
 * @example
 * const copy = await cloneCart(client, { cartId });
 */
export async function cloneCart(
  client: CommerceClient,
  { cartId, marketId, resetPromotions = false }: CloneCartRequest,
  options?: RequestOptions,
): Promise<Cart> {
  const answer = await client.request(CloneCartDocument, { id: cartId, resetPromotions, marketId }, options);
  return toCart(answer.cloneCart, 'CloneCart', scopeIn(client.scope, marketId));
}
