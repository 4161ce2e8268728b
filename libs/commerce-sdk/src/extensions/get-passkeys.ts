import type { RequestOptions } from '../client/commerce-client.ts';
import { PasskeysDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** A key that a customer signs in with in place of a password. */
export interface Passkey {
  id: string;
  /** What the customer calls it. */
  name: string;
  /** The host whose pages it serves; those of another host of the shop need another. */
  host: string;
  /** Whether a copy of it is kept elsewhere, so that it outlives the device. */
  isBackedUp: boolean;
  /** ISO 8601. */
  addedAt: string;
  /** ISO 8601; null where nobody has signed in by it. */
  usedAt: string | null;
}

/**
 * Reads the keys of the customer whose access token is sent, the newest first; null where nobody is signed in, and where
 * browsers make no keys for the channel's pages.
 *
 * @example
 * const keys = await getPasskeys(extensions);
 */
export function getPasskeys(client: ExtensionsClient, options?: RequestOptions): Promise<readonly Passkey[] | null> {
  return unlessSignedOut(async () => (await client.request(PasskeysDocument, {}, personal(options))).passkeys ?? null);
}
