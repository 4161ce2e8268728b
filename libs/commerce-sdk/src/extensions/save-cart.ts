import type { RequestOptions } from '../client/commerce-client.ts';
import { SaveCartDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toSavedCart, type SavedCart } from './saved-cart.ts';

/**
 * Keeps what lies in a cart, packages too, by a name, in place of what was kept under the same id, which the caller makes. The cart
 * stays as it is. Null where nothing was kept: nobody is signed in, there is nothing to keep, or too much is kept already.
 *
 * @example
 * const saved = await saveCart(extensions, { id: randomUuid(), name: 'Kontoret', cartId });
 */
export function saveCart(
  client: ExtensionsClient,
  { id, name, cartId }: { id: string; name: string; cartId: string },
  options?: RequestOptions,
): Promise<SavedCart | null> {
  return unlessSignedOut(async () => {
    const { saveCart: saved } = await client.request(SaveCartDocument, { id, name, cartId }, options);
    return saved ? toSavedCart(saved) : null;
  });
}
