import type { RequestOptions } from '../client/commerce-client.ts';
import { RemoveSavedCartDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/**
 * Lets go of a cart that is kept by name. False where there was none of the id, null where nobody is signed in.
 *
 * @example
 * await removeSavedCart(extensions, { id: 'kept-1' });
 */
export function removeSavedCart(
  client: ExtensionsClient,
  { id }: { id: string },
  options?: RequestOptions,
): Promise<boolean | null> {
  return unlessSignedOut(async () => (await client.request(RemoveSavedCartDocument, { id }, options)).removeSavedCart);
}
