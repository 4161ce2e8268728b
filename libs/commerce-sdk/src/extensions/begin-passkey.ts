import type { RequestOptions } from '../client/commerce-client.ts';
import { BeginPasskeyDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What a browser makes a key by, or why there is to be none. */
export type BeginPasskeyResult =
  /** `options` is a `PublicKeyCredentialCreationOptionsJSON` as JSON; it serves once, for five minutes. */
  | { kind: 'begun'; options: string }
  /** The customer has as many keys as they may. */
  | { kind: 'full' }
  | OwnerRefusal;

/**
 * Begins a key for the customer whose access token is sent. What the browser makes of it goes to `addPasskey`.
 *
 * @example
 * const begun = await beginPasskey(extensions);
 */
export async function beginPasskey(client: ExtensionsClient, options?: RequestOptions): Promise<BeginPasskeyResult> {
  try {
    const { beginPasskey: begun } = await client.request(BeginPasskeyDocument, {}, repeatable(options));
    return begun ? { kind: 'begun', options: begun } : { kind: 'full' };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
