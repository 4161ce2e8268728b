import type { RequestOptions } from '../client/commerce-client.ts';
import { RemovePasskeyDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of a key that was to be ended. */
export type RemovePasskeyResult = { kind: 'removed' } | { kind: 'unknown-passkey' } | OwnerRefusal;

/**
 * Ends one of `getPasskeys`; nobody signs in by it from then on.
 *
 * @example
 * const result = await removePasskey(extensions, { id: 'key-1' });
 */
export async function removePasskey(
  client: ExtensionsClient,
  { id }: { id: string },
  options?: RequestOptions,
): Promise<RemovePasskeyResult> {
  try {
    const answer = await client.request(RemovePasskeyDocument, { id }, repeatable(options));
    return { kind: answer.removePasskey ? 'removed' : 'unknown-passkey' };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
