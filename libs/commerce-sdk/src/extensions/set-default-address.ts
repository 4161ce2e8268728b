import type { RequestOptions } from '../client/commerce-client.ts';
import { SetDefaultAddressDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of the wish that checkouts begin with an address. */
export type SetDefaultAddressResult = { kind: 'set' } | { kind: 'unknown-address' } | OwnerRefusal;

/**
 * Has checkouts begin with one of `getAddressBook`, or with the account's own: null.
 *
 * @example
 * await setDefaultAddress(extensions, { id: 'address-1' });
 */
export async function setDefaultAddress(
  client: ExtensionsClient,
  { id }: { id: string | null },
  options?: RequestOptions,
): Promise<SetDefaultAddressResult> {
  try {
    const answer = await client.request(SetDefaultAddressDocument, { id }, repeatable(options));
    return { kind: answer.setDefaultAddress ? 'set' : 'unknown-address' };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
