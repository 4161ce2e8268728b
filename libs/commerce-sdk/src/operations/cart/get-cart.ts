import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { GetCartDocument } from '../../generated/graphql.ts';
import { toCart } from './to-cart.ts';

/** Reads a cart with prices of the client's market. An empty or absent id makes a new cart. */
export async function getCart(
  client: CommerceClient,
  { cartId }: { cartId?: string | null } = {},
  options?: RequestOptions,
): Promise<Cart> {
  const answer = await client.request(GetCartDocument, { id: cartId || undefined }, options);
  return toCart(answer.getCart, 'GetCart');
}
