import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { CartChange } from '../../domain/cart/cart.ts';
import { updateCartItem } from './update-cart-item.ts';
import type { UpdateCartItemRequest } from './update-cart-item.ts';

/**
 * Takes a line out of the cart: the API knows that as a quantity of 0.
 *
 * @example
 * const change = await removeCartItem(client, { cartId, lineId: 'line-1' });
 */
export function removeCartItem(
  client: CommerceClient,
  request: Omit<UpdateCartItemRequest, 'quantity'>,
  options?: RequestOptions,
): Promise<CartChange> {
  return updateCartItem(client, { ...request, quantity: 0 }, options);
}
