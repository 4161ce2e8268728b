import type { RequestOptions } from '../client/commerce-client.ts';
import type { CompanyRole } from '../domain/company/company-member.ts';
import { decimalFromMinor } from '../domain/money/decimal-from-minor.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { InviteMemberDocument } from '../generated/extensions.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import { roleToSend } from './company.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import { toOwnerRefusal, type OwnerRefusal } from './owner-refusal.ts';

/** Whom an administrator invites. */
export interface InviteMemberRequest {
  email: string;
  role: CompanyRole;
  /** The most that one order may cost without approval, minor units inc VAT; null where there is no limit. */
  orderLimit: number | null;
}

/** What became of an invitation. */
export type InviteMemberResult =
  { kind: 'invited' | 'is-member' } | { kind: 'company-full' } | { kind: 'invalid-email' } | OwnerRefusal;

/**
 * Has an invitation mailed; another to the same address takes the place of the one before.
 *
 * @example
 * const result = await inviteMember(extensions, { email: 'sara@example.com', role: 'buyer', orderLimit: 5_000_00 });
 */
export async function inviteMember(
  client: ExtensionsClient,
  { email, role, orderLimit }: InviteMemberRequest,
  options?: RequestOptions,
): Promise<InviteMemberResult> {
  const limit = orderLimit === null ? null : decimalFromMinor(orderLimit);
  try {
    const sent = { email, role: roleToSend(role), orderLimit: limit };
    return { kind: (await client.request(InviteMemberDocument, sent, options)).inviteMember ? 'invited' : 'is-member' };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal(error: ResponseError): InviteMemberResult | null {
  const { code } = error.extensions;
  if (code === 'COMPANY_FULL') return { kind: 'company-full' };
  return code === 'BAD_USER_INPUT' ? { kind: 'invalid-email' } : toOwnerRefusal(error);
}
