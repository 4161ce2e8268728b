import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Cart } from '../../domain/cart/cart.ts';
import { CompleteCartDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import { toCart } from './to-cart.ts';

/**
 * Closes a cart whose purchase is done. Doing it twice changes nothing, as a confirmation page may be loaded twice. Read the
 * cart by the same id afterwards rather than forget it: what was put in after it was ordered may be in one that takes its
 * place.
 *
 * @example
 * await completeCart(client, { cartId });
 */
export async function completeCart(
  client: CommerceClient,
  { cartId }: { cartId: string },
  options?: RequestOptions,
): Promise<Cart> {
  const answer = await client.request(CompleteCartDocument, { id: cartId }, repeatable(options));
  return toCart(answer.completeCart, 'CompleteCart', client.scope);
}
