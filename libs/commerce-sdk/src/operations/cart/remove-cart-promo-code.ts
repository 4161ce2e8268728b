import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { SetCartPromoCodeDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import type { CartRequest } from './cart-request.ts';
import { scopeIn } from '../shop-path.ts';
import { toCart } from './to-cart.ts';

/**
 * Takes the code that a cart shows off it, of a promotion or a gift card: the API knows that as an empty code.
 *
 * @example
 * const cart = await removeCartPromoCode(client, { cartId });
 */
export async function removeCartPromoCode(
  client: CommerceClient,
  { cartId, marketId }: Omit<CartRequest, 'allowExternalShippingFee'>,
  options?: RequestOptions,
): Promise<Cart> {
  const answer = await client.request(
    SetCartPromoCodeDocument,
    { id: cartId, promoCode: '', marketId },
    repeatable(options),
  );
  return toCart(answer.setCartPromoCode, 'SetCartPromoCode', scopeIn(client.scope, marketId));
}
