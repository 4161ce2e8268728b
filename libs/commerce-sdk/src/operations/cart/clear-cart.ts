import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { ClearCartDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import { toCart } from './to-cart.ts';

/**
 * Empties a cart, its promo code included. The cart itself stays.
 *
 * @example
 * const empty = await clearCart(client, { cartId });
 */
export async function clearCart(
  client: CommerceClient,
  { cartId }: { cartId: string },
  options?: RequestOptions,
): Promise<Cart> {
  const answer = await client.request(ClearCartDocument, { id: cartId }, repeatable(options));
  return toCart(answer.clearCart, 'ClearCart', client.scope);
}
