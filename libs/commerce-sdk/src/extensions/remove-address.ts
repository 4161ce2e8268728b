import type { RequestOptions } from '../client/commerce-client.ts';
import { RemoveAddressDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of an address that was to be kept no more. */
export type RemoveAddressResult = { kind: 'removed' } | { kind: 'unknown-address' } | OwnerRefusal;

/**
 * Removes one of `getAddressBook`. Where it was the default one, the account's own is again.
 *
 * @example
 * const result = await removeAddress(extensions, { id: 'address-1' });
 */
export async function removeAddress(
  client: ExtensionsClient,
  { id }: { id: string },
  options?: RequestOptions,
): Promise<RemoveAddressResult> {
  try {
    const answer = await client.request(RemoveAddressDocument, { id }, repeatable(options));
    return { kind: answer.removeAddress ? 'removed' : 'unknown-address' };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
