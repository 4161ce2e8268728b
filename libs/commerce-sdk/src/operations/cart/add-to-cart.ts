import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { CartChange } from '../../domain/cart/cart.ts';
import { AddToCartDocument } from '../../generated/graphql.ts';
import { toCart } from './to-cart.ts';
import { toCartChange } from './to-cart-change.ts';

export interface AddToCartRequest {
  cartId: string;
  skuId: number;
  /** How many more units, 1 or above. */
  quantity: number;
}

/** Adds units of a sku to a cart. A refusal is an answer; the cart is then as it was. */
export function addToCart(
  client: CommerceClient,
  { cartId, skuId, quantity }: AddToCartRequest,
  options?: RequestOptions,
): Promise<CartChange> {
  return toCartChange(async () => {
    const answer = await client.request(AddToCartDocument, { id: cartId, item: { skuId, quantity } }, options);
    return toCart(answer.addToCart, 'AddToCart');
  });
}
