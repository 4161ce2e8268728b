import type { RequestOptions } from '../client/commerce-client.ts';
import { WithdrawnOrdersDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/**
 * Reads the public ids of those orders that the customer whose access token is sent has gone back on as a whole; null where
 * nobody is signed in. The contract's status of such an order tells nothing of it.
 *
 * @example
 * const withdrawn = await getWithdrawnOrders(extensions); // null where nobody is signed in
 */
export function getWithdrawnOrders(
  client: ExtensionsClient,
  options?: RequestOptions,
): Promise<readonly string[] | null> {
  return unlessSignedOut(
    async () => (await client.request(WithdrawnOrdersDocument, {}, personal(options))).withdrawnOrders,
  );
}
