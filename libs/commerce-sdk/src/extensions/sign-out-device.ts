import type { RequestOptions } from '../client/commerce-client.ts';
import { SignOutDeviceDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of a device that was to be signed out. */
export type SignOutDeviceResult = { kind: 'ended' } | { kind: 'unknown-device' } | OwnerRefusal;

/**
 * Signs the customer whose access token is sent out of one of `getSignedInDevices`.
 *
 * @example
 * const result = await signOutDevice(extensions, { id: 'device-1' });
 */
export async function signOutDevice(
  client: ExtensionsClient,
  { id }: { id: string },
  options?: RequestOptions,
): Promise<SignOutDeviceResult> {
  try {
    const answer = await client.request(SignOutDeviceDocument, { id }, repeatable(options));
    return { kind: answer.signOutDevice ? 'ended' : 'unknown-device' };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
