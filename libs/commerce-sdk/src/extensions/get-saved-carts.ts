import type { RequestOptions } from '../client/commerce-client.ts';
import { SavedCartsDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toSavedCart, type SavedCart } from './saved-cart.ts';

/**
 * Reads the carts that the customer keeps whose access token is sent, the latest first; null where nobody is signed in.
 *
 * @example
 * const kept = await getSavedCarts(extensions); // null where nobody is signed in
 */
export function getSavedCarts(
  client: ExtensionsClient,
  options?: RequestOptions,
): Promise<readonly SavedCart[] | null> {
  return unlessSignedOut(async () => {
    return (await client.request(SavedCartsDocument, {}, personal(options))).savedCarts.map(toSavedCart);
  });
}
