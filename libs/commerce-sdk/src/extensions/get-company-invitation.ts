import type { RequestOptions } from '../client/commerce-client.ts';
import type { CompanyRole } from '../domain/company/company-member.ts';
import { CompanyInvitationDocument } from '../generated/extensions.ts';
import { toRole } from './company.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** What an invitation is to. */
export interface InvitedTo {
  /** The organization's name. */
  company: string;
  /** By name. */
  invitedBy: string;
  /** The address that it was sent to. */
  email: string;
  role: CompanyRole;
}

/**
 * Reads what an invitation is to, by the key of its mail; null where it can be used no more.
 *
 * @example
 * const invited = await getCompanyInvitation(extensions, { key: 'from-the-mail' });
 */
export async function getCompanyInvitation(
  client: ExtensionsClient,
  { key }: { key: string },
  options?: RequestOptions,
): Promise<InvitedTo | null> {
  const { companyInvitation: found } = await client.request(CompanyInvitationDocument, { key }, options);
  if (!found) return null;
  const { company, invitedBy, email, role } = found;
  return { company, invitedBy, email, role: toRole(role) };
}
