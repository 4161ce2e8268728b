import type { RequestOptions } from '../client/commerce-client.ts';
import { OpenSavedCartDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toPutLines, type PutLines } from './put-lines.ts';

/** Which kept cart is opened, and where. */
export interface OpenSavedCartRequest {
  id: string;
  /** The cart in hand; null makes a new one. */
  cartId: string | null;
  /** Whether it takes the place of what lies there, packages too; else it comes beside it. */
  isInPlace: boolean;
}

/**
 * Puts a cart that a customer keeps into the one in hand by one change, as much of it as can be sold. What lies there stays where
 * nothing of it can be bought. With one key (`idempotencyKey`) it is done once, however often it is sent. Null where nobody is
 * signed in, or none is kept by the id.
 *
 * @example
 * const opened = await openSavedCart(extensions, { id: 'kept-1', cartId, isInPlace: false });
 */
export function openSavedCart(
  client: ExtensionsClient,
  { id, cartId, isInPlace }: OpenSavedCartRequest,
  options?: RequestOptions,
): Promise<PutLines | null> {
  return unlessSignedOut(async () => {
    const { openSavedCart: put } = await client.request(OpenSavedCartDocument, { id, cartId, isInPlace }, options);
    return put && toPutLines(put);
  });
}
