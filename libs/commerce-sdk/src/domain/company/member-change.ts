import { mayManageMembers, type CompanyRole, type MemberRights } from './company-member.ts';

/** What shall become of a member: other rights, or none. */
export type MemberChange =
  | { kind: 'rights'; memberId: number; role: CompanyRole; orderLimit: number | null }
  | { kind: 'removal'; memberId: number };

/** Why a member stays as they are. */
export type MemberChangeRefusal =
  | { kind: 'not-allowed' }
  | { kind: 'unknown-member' }
  /** Without them nobody would lead the organization. */
  | { kind: 'last-administrator' };

/**
 * Why `actor` may not change a member of their organization; null where nothing stands against it. Everyone may leave.
 *
 * @example
 * const lead = { id: 1, role: 'administrator' as const, orderLimit: null };
 * memberChangeRefusal([lead], lead, { kind: 'removal', memberId: 1 }); // { kind: 'last-administrator' }
 */
export function memberChangeRefusal(
  members: readonly MemberRights[],
  actor: MemberRights,
  change: MemberChange,
): MemberChangeRefusal | null {
  const member = members.find(({ id }) => id === change.memberId);
  const isLeaving = change.kind === 'removal' && change.memberId === actor.id;
  if (!mayManageMembers(actor) && !isLeaving) return { kind: 'not-allowed' };
  if (!member) return { kind: 'unknown-member' };
  const leads = change.kind === 'rights' && change.role === 'administrator';
  const isLast = !members.some(({ id, role }) => role === 'administrator' && id !== member.id);
  return member.role === 'administrator' && !leads && isLast ? { kind: 'last-administrator' } : null;
}

/**
 * The members once a change that nothing stands against was carried out.
 *
 * @example
 * const buyer = { id: 2, role: 'buyer' as const, orderLimit: 5_000_00 };
 * changeMembers([buyer], { kind: 'removal', memberId: 2 }); // []
 */
export function changeMembers<Member extends MemberRights>(members: readonly Member[], change: MemberChange): Member[] {
  if (change.kind === 'removal') return members.filter(({ id }) => id !== change.memberId);
  const { memberId, role, orderLimit } = change;
  return members.map((member) => (member.id === memberId ? { ...member, role, orderLimit } : member));
}
