import { memberChangeRefusal, type MemberChange, type MemberChangeRefusal } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';
import { withdrawApprovalsOf } from './approval.repository.ts';
import { deleteMember, lockMembership, readMembers, writeMember } from './company.repository.ts';

/** Changes what a member may, or lets them go: what they had sent for approval is taken back then. Null where it was done. */
export function changeMember(
  db: ShopDatabase,
  actorId: number,
  change: MemberChange,
  now: number,
): Promise<MemberChangeRefusal | null> {
  return db.transaction().execute(async (trx) => {
    const locked = await lockMembership(trx, actorId);
    if (!locked) return { kind: 'not-allowed' };
    const members = await readMembers(trx, locked.company.companyId);
    const refusal = memberChangeRefusal(members, locked.member, change);
    if (refusal) return refusal;
    if (change.kind === 'rights') {
      await writeMember(trx, { userId: change.memberId, role: change.role, orderLimit: change.orderLimit });
    } else {
      await withdrawApprovalsOf(trx, change.memberId, now);
      await deleteMember(trx, change.memberId);
    }
    return null;
  });
}
