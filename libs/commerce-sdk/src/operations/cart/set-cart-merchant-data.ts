import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { SetCartMerchantDataDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import { toCart } from './to-cart.ts';

/**
 * Keeps a text of the channel's own with a cart, in place of the one before. It follows the cart into its order.
 *
 * @example
 * await setCartMerchantData(client, { cartId, merchantData: JSON.stringify({ kiosk: 4 }) });
 */
export async function setCartMerchantData(
  client: CommerceClient,
  { cartId, merchantData }: { cartId: string; merchantData: string },
  options?: RequestOptions,
): Promise<Cart> {
  const answer = await client.request(SetCartMerchantDataDocument, { id: cartId, merchantData }, repeatable(options));
  return toCart(answer.setCartMerchantData, 'SetCartMerchantData', client.scope);
}
