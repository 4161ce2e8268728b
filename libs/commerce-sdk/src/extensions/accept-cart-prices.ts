import type { RequestOptions } from '../client/commerce-client.ts';
import { AcceptCartPricesDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/**
 * Says that the shopper has seen the prices of now: they are what later ones are held against. False where there is no such
 * open cart.
 *
 * @example
 * await acceptCartPrices(extensions, { cartId });
 */
export async function acceptCartPrices(
  client: ExtensionsClient,
  { cartId }: { cartId: string },
  options?: RequestOptions,
): Promise<boolean> {
  const answer = await client.request(AcceptCartPricesDocument, { cartId }, repeatable(options));
  return answer.acceptCartPrices;
}
