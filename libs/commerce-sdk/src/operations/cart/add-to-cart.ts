import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { CartChange } from '../../domain/cart/cart.ts';
import { AddToCartDocument } from '../../generated/graphql.ts';
import type { CartRequest } from './cart-request.ts';
import { scopeIn } from '../shop-path.ts';
import { toCart } from './to-cart.ts';
import { toCartChange } from './to-cart-change.ts';

/** Units of a sku for a cart. */
export interface AddToCartRequest extends CartRequest {
  skuId: number;
  /** How many more units, 1 or above. */
  quantity: number;
  /** What the shopper wants said of it, such as an engraving. */
  message?: string;
}

/**
 * Adds units of a sku to a cart. A refusal is an answer; the cart is then as it was.
 *
 * @example
 * const change = await addToCart(client, { cartId, skuId, quantity: 1 });
 * if (!change.ok) console.log(change.refusal.kind); // such as stock-limit
 */
export function addToCart(
  client: CommerceClient,
  { cartId, marketId, skuId, quantity, message, allowExternalShippingFee = false }: AddToCartRequest,
  options?: RequestOptions,
): Promise<CartChange> {
  return toCartChange(async () => {
    const variables = { id: cartId, item: { skuId, quantity, message }, allowExternalShippingFee, marketId };
    const answer = await client.request(AddToCartDocument, variables, options);
    return toCart(answer.addToCart, 'AddToCart', scopeIn(client.scope, marketId));
  });
}
