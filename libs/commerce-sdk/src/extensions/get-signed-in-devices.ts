import type { RequestOptions } from '../client/commerce-client.ts';
import { SignedInDevicesDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** A browser that a customer is signed in with. */
export interface SignedInDevice {
  /** Nobody can do anything with it but sign out there. */
  id: string;
  /** Whether it is the one that asks. */
  isThis: boolean;
  /** ISO 8601; null where it began before that was written down. */
  beganAt: string | null;
  /** ISO 8601. */
  lastSeenAt: string;
  /** What it said of itself (`User-Agent`); null where it said nothing. */
  agent: string | null;
}

/**
 * Reads where the customer is signed in whose access token is sent, the latest first; null where nobody is.
 *
 * @example
 * const devices = await getSignedInDevices(extensions); // null where nobody is signed in
 */
export function getSignedInDevices(
  client: ExtensionsClient,
  options?: RequestOptions,
): Promise<readonly SignedInDevice[] | null> {
  return unlessSignedOut(
    async () => (await client.request(SignedInDevicesDocument, {}, personal(options))).signedInDevices,
  );
}
