import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { CartChange } from '../../domain/cart/cart.ts';
import { UpdateCartItemDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import type { CartRequest } from './cart-request.ts';
import { scopeIn } from '../shop-path.ts';
import { toCart } from './to-cart.ts';
import { toCartChange } from './to-cart-change.ts';

/** How many units a line of a cart shall hold from now on. */
export interface UpdateCartItemRequest extends CartRequest {
  /** The line's own id: two lines may hold the same sku. */
  lineId: string;
  /** How many units the line shall hold; 0 removes it. */
  quantity: number;
}

/**
 * Sets the quantity of a cart line. A refusal is an answer; the cart is then as it was. The lines of a package are changed
 * together, by `updateCartGroup`.
 *
 * @example
 * const change = await updateCartItem(client, { cartId, lineId: 'line-1', quantity: 2 });
 */
export function updateCartItem(
  client: CommerceClient,
  { cartId, marketId, lineId, quantity, allowExternalShippingFee = false }: UpdateCartItemRequest,
  options?: RequestOptions,
): Promise<CartChange> {
  return toCartChange(async () => {
    const variables = { id: cartId, item: { id: lineId, quantity }, allowExternalShippingFee, marketId };
    const answer = await client.request(UpdateCartItemDocument, variables, repeatable(options));
    return toCart(answer.updateCartItem, 'UpdateCartItem', scopeIn(client.scope, marketId));
  });
}
