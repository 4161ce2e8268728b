import { mayManageMembers, type CompanyRole } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import { calledOf, type Membership } from './company-record.ts';
import { lockMembership, readMembers } from './company.repository.ts';
import { readOpenInvitations, writeInvitation } from './invitation.repository.ts';

const DAYS_VALID = 14;
/** Members and open invitations of one organization. */
const MOST_MEMBERS = 100;

/** Whom an administrator invites. */
export interface WantedMember {
  /** As `readEmailAddress` writes it. */
  email: string;
  role: CompanyRole;
  orderLimit: number | null;
}

export interface InvitePorts {
  queueMail: QueueMail;
  now: number;
  languageId: string;
  newId(): string;
  /** Makes what nobody can guess. */
  newKey(): string;
  /** The whole address at which an invitation is accepted. */
  addressOf(key: string): string;
}

/** What became of an invitation. */
export type InviteResult = 'invited' | 'is-member' | 'not-allowed' | 'full';

/** Invites an address by mail; another invitation to the same address takes the place of the one before. */
export function inviteMember(
  db: ShopDatabase,
  actor: Membership,
  { email, role, orderLimit }: WantedMember,
  ports: InvitePorts,
): Promise<InviteResult> {
  const { now, languageId } = ports;
  const to = email.toLowerCase();
  return db.transaction().execute(async (trx): Promise<InviteResult> => {
    const locked = await lockMembership(trx, actor.member.id);
    if (!locked || !mayManageMembers(locked.member)) return 'not-allowed';
    const { company, member } = locked;
    const members = await readMembers(trx, company.companyId);
    if (members.some((one) => one.email === to)) return 'is-member';
    const open = await readOpenInvitations(trx, company.companyId, now);
    const others = open.filter((one) => one.email !== to);
    if (members.length + others.length >= MOST_MEMBERS) return 'full';
    const key = ports.newKey();
    const invitation = {
      ...{ id: ports.newId(), companyId: company.companyId, email: to, role, orderLimit },
      invitedBy: calledOf(member),
      expiresAt: new Date(now + DAYS_VALID * 24 * 60 * 60_000),
    };
    await writeInvitation(trx, invitation, { key, now });
    const address = ports.addressOf(key);
    const data = { company: company.name, invitedBy: invitation.invitedBy, daysValid: DAYS_VALID, address };
    await ports.queueMail(trx, { to, kind: 'company-invitation', languageId, data }, now);
    return 'invited';
  });
}
