import type { RequestOptions } from '../client/commerce-client.ts';
import { KeepAddressDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import type { KeptAddressParts } from './get-address-book.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of an address that was to be kept. */
export type KeepAddressResult =
  | { kind: 'kept' }
  /** 20 are kept already. */
  | { kind: 'book-full' }
  | OwnerRefusal;

/**
 * Keeps an address under an id that the caller makes, or changes the one of the id. It can be sent again.
 *
 * @example
 * const result = await keepAddress(extensions, { id: randomUuid(), address: addressParts });
 */
export async function keepAddress(
  client: ExtensionsClient,
  { id, address }: { id: string; address: KeptAddressParts },
  options?: RequestOptions,
): Promise<KeepAddressResult> {
  try {
    const answer = await client.request(KeepAddressDocument, { id, address }, repeatable(options));
    return { kind: answer.keepAddress ? 'kept' : 'book-full' };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
