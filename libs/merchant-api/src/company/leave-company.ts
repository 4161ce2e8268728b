import type { CompanyRole } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';
import { withdrawApprovalsOf } from './approval.repository.ts';
import { deleteMember, lockMembership, readMembers, writeMember } from './company.repository.ts';

/** Who leads after the last administrator: an approver before a buyer. */
const successors: readonly CompanyRole[] = ['approver', 'buyer'];

/**
 * Lets a customer go whose account ends. What they had sent for approval is taken back. Where nobody would lead the
 * organization then, whoever approves does, or else who buys: the member of the longest standing.
 */
export async function leaveCompany(trx: ShopDatabase, userId: number, now: number): Promise<void> {
  const locked = await lockMembership(trx, userId);
  if (!locked) return;
  await withdrawApprovalsOf(trx, userId, now);
  await deleteMember(trx, userId);
  const left = await readMembers(trx, locked.company.companyId);
  if (left.some(({ role }) => role === 'administrator')) return;
  const next = successors.flatMap((role) => left.find((member) => member.role === role) ?? [])[0];
  if (next) await writeMember(trx, { userId: next.id, role: 'administrator', orderLimit: null });
}
