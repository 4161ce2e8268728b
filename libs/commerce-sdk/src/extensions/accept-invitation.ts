import type { RequestOptions } from '../client/commerce-client.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { AcceptInvitationDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** What became of an invitation that somebody accepted. */
export type AcceptInvitationResult =
  | { kind: 'joined'; company: string }
  /** It was used or taken back, or is too old. */
  | { kind: 'invitation-over' }
  /** It was sent to another address than the account's. */
  | { kind: 'invitation-of-another'; sentTo: string }
  /** The account is a member of another organization. */
  | { kind: 'already-member' }
  | OwnerRefusal;

/**
 * Makes whoever is signed in a member of the organization that invited them. Sent again it is answered alike.
 *
 * @example
 * const result = await acceptInvitation(extensions, { key: 'from-the-mail' });
 * if (result.kind === 'invitation-of-another') console.log(`It was sent to ${result.sentTo}.`);
 */
export async function acceptInvitation(
  client: ExtensionsClient,
  { key }: { key: string },
  options?: RequestOptions,
): Promise<AcceptInvitationResult> {
  try {
    const answer = await client.request(AcceptInvitationDocument, { key }, repeatable(options));
    return { kind: 'joined', company: answer.acceptInvitation.name };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal(error: ResponseError): AcceptInvitationResult | null {
  const { code, sentTo } = error.extensions;
  if (code === 'INVITATION_OVER') return { kind: 'invitation-over' };
  if (code === 'INVITATION_OF_ANOTHER') return { kind: 'invitation-of-another', sentTo: String(sentTo ?? '') };
  return code === 'ALREADY_MEMBER' ? { kind: 'already-member' } : toOwnerRefusal(error);
}
