import { decimalFromMinor, mayManageMembers } from '@torg/commerce-sdk/domain';
import type { CompanyRole } from '@torg/commerce-sdk/domain';
import type { CompanyRole as AnsweredRole } from '../generated/extensions.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { readApprovals } from './approval.repository.ts';
import type { MemberRecord, Membership } from './company-record.ts';
import { readCreditUsed, readMembers } from './company.repository.ts';
import { readOpenInvitations, type InvitationRecord } from './invitation.repository.ts';
import { presentApproval } from './present-approval.ts';

/** How long a member sees what they sent, and what they might decide. */
const SHOWN_DAYS = 90;

/** An organization as a member is shown it. */
export function presentCompany(scope: RequestScope, membership: Membership, now: number) {
  const { company, member } = membership;
  const { companyId } = company;
  const { db } = scope.customers;
  return {
    name: company.name,
    organisationNumber: company.organisationNumber,
    currency: company.currency,
    creditLimit: decimalFromMinor(company.creditLimit),
    creditUsed: async () => decimalFromMinor(await readCreditUsed(db, companyId)),
    memberId: member.id,
    members: async () => (await readMembers(db, companyId)).map(presentMember),
    invitations: async () =>
      mayManageMembers(member) ? (await readOpenInvitations(db, companyId, now)).map(presentInvitation) : [],
    approvals: async () => {
      const since = new Date(now - SHOWN_DAYS * 24 * 60 * 60_000);
      const shown = await readApprovals(db, { companyId, since, member });
      return shown.map((one) => presentApproval(scope, membership, one));
    },
  };
}

function presentMember({ id, name, email, role, orderLimit }: MemberRecord) {
  return { id, name, email, role: answeredRole(role), orderLimit: decimalOrNull(orderLimit) };
}

function presentInvitation({ id, email, role, orderLimit, expiresAt }: InvitationRecord) {
  return { id, email, expiresAt, role: answeredRole(role), orderLimit: decimalOrNull(orderLimit) };
}

/** A role by the name of the schema. */
export function answeredRole(role: CompanyRole): AnsweredRole {
  return role.toUpperCase() as AnsweredRole; // the schema has the same roles in capitals
}

function decimalOrNull(minor: number | null) {
  return minor === null ? null : decimalFromMinor(minor);
}
