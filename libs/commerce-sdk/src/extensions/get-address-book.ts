import type { RequestOptions } from '../client/commerce-client.ts';
import type { Address } from '../domain/account/address.ts';
import { AddressBookDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** What of an address is kept. Its country is a code of ISO 3166. */
export type KeptAddressParts = Omit<Address, 'addressLine3' | 'state' | 'phone'>;

/** An address that a customer keeps beside their account's own. */
export interface KeptAddress extends KeptAddressParts {
  /** Made by whoever kept it; others may have one of the same id. */
  id: string;
  /** Whether a checkout begins with it, and not with the account's own. */
  isDefault: boolean;
}

/**
 * Reads what the customer keeps whose access token is sent, the oldest first; null where nobody is signed in.
 *
 * @example
 * const addresses = await getAddressBook(extensions); // null where nobody is signed in
 */
export function getAddressBook(
  client: ExtensionsClient,
  options?: RequestOptions,
): Promise<readonly KeptAddress[] | null> {
  return unlessSignedOut(async () => (await client.request(AddressBookDocument, {}, personal(options))).addressBook);
}
