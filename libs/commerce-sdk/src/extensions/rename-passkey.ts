import type { RequestOptions } from '../client/commerce-client.ts';
import { RenamePasskeyDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of a key that was to be called otherwise. */
export type RenamePasskeyResult = { kind: 'renamed' } | { kind: 'unknown-passkey' } | OwnerRefusal;

/**
 * Gives one of `getPasskeys` another name of 1 to 60 characters.
 *
 * @example
 * const result = await renamePasskey(extensions, { id: 'key-1', name: 'My phone' });
 */
export async function renamePasskey(
  client: ExtensionsClient,
  { id, name }: { id: string; name: string },
  options?: RequestOptions,
): Promise<RenamePasskeyResult> {
  try {
    const answer = await client.request(RenamePasskeyDocument, { id, name }, repeatable(options));
    return { kind: answer.renamePasskey ? 'renamed' : 'unknown-passkey' };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
