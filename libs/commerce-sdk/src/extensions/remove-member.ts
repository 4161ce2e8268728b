import type { RequestOptions } from '../client/commerce-client.ts';
import { RemoveMemberDocument } from '../generated/extensions.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toMemberRefusal, type MemberRefusal } from './member-refusal.ts';

/**
 * Lets a member go, or leaves. What they had sent for approval is taken back.
 *
 * @example
 * const result = await removeMember(extensions, { id: 2 });
 * if (result.kind === 'last-administrator') console.log('Somebody else has to lead first.');
 */
export async function removeMember(
  client: ExtensionsClient,
  { id }: { id: number },
  options?: RequestOptions,
): Promise<{ kind: 'removed' } | MemberRefusal> {
  try {
    await client.request(RemoveMemberDocument, { id }, options);
    return { kind: 'removed' };
  } catch (error) {
    return refusalIn(error, toMemberRefusal);
  }
}
