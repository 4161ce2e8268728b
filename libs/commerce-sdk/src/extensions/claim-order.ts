import type { RequestOptions } from '../client/commerce-client.ts';
import { ClaimOrderDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import type { PurchaseRequest } from '../operations/checkout/get-purchase.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/**
 * Gives a guest's order, by the ids of `getPurchase`, to the customer whose access token is sent, if it was placed with
 * their e-mail address. False where it is not theirs; null where nobody is signed in. Sent again it does no harm.
 *
 * @example
 * const isMine = await claimOrder(extensions, { id: cartId });
 */
export function claimOrder(
  client: ExtensionsClient,
  { id, cartId }: Pick<PurchaseRequest, 'id' | 'cartId'>,
  options?: RequestOptions,
): Promise<boolean | null> {
  return unlessSignedOut(async () => (await client.request(ClaimOrderDocument, { id, cartId }, options)).claimOrder);
}
