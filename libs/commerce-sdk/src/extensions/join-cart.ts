import type { RequestOptions } from '../client/commerce-client.ts';
import { JoinCartDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** The cart that a customer goes on with after signing in. */
export interface JoinedCart {
  /** Null where there is none, so that a new one is to be asked for. */
  cartId: string | null;
  /** What did not fit, as too little of it can be sold, with how many the cart holds now. */
  limited: readonly { skuId: number; quantity: number }[];
}

/**
 * Joins the cart in hand with that of the customer whose access token is sent, once: what both hold counts as often as the
 * one that holds more of it, and the code in hand wins. The cart in hand stays as it is. Null where nobody is signed in.
 *
 * @example
 * const joined = await joinCart(extensions, { cartId }); // null where nobody is signed in
 */
export function joinCart(
  client: ExtensionsClient,
  { cartId }: { cartId: string },
  options?: RequestOptions,
): Promise<JoinedCart | null> {
  return unlessSignedOut(async () => {
    const { joinCart: joined } = await client.request(JoinCartDocument, { cartId }, options);
    return { cartId: joined.cartId, limited: joined.limited.map(({ skuId, quantity }) => ({ skuId, quantity })) };
  });
}
