import type { RequestOptions } from '../client/commerce-client.ts';
import { WithdrawInvitationDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/**
 * Takes an invitation back. One that is none any more is as good as taken back.
 *
 * @example
 * await withdrawInvitation(extensions, { id: 'invitation-1' });
 */
export async function withdrawInvitation(
  client: ExtensionsClient,
  { id }: { id: string },
  options?: RequestOptions,
): Promise<{ kind: 'withdrawn' } | OwnerRefusal> {
  try {
    await client.request(WithdrawInvitationDocument, { id }, repeatable(options));
    return { kind: 'withdrawn' };
  } catch (error) {
    return refusalIn(error, toOwnerRefusal);
  }
}
