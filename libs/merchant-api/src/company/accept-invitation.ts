import type { UserRecord } from '../account/user-record.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { addMember, findMembership, lockCompany } from './company.repository.ts';
import { findInvitation, useInvitation } from './invitation.repository.ts';

/** What became of an invitation that somebody accepted. */
export type AcceptResult = 'joined' | 'over' | 'of-another' | 'member-elsewhere';

/** Makes a customer a member by an invitation to their address, once; the same again is answered alike as long as they are one. */
export function acceptInvitation(
  db: ShopDatabase,
  { key, user, now }: { key: string; user: Pick<UserRecord, 'userId' | 'email'>; now: number },
): Promise<AcceptResult> {
  return db.transaction().execute(async (trx): Promise<AcceptResult> => {
    const found = await findInvitation(trx, key);
    if (!found) return 'over';
    await lockCompany(trx, found.companyId);
    // Read anew: it may have been used or taken back while it was waited for.
    const invitation = await findInvitation(trx, key);
    if (!invitation) return 'over';
    if (invitation.email !== user.email) return 'of-another';
    // An account accepts one invitation at a time.
    await trx.selectFrom('users').select('user_id').where('user_id', '=', user.userId).forUpdate().execute();
    const membership = await findMembership(trx, user.userId);
    const isMember = membership?.company.companyId === invitation.companyId;
    if (invitation.usedAt !== null) return invitation.usedBy === user.userId && isMember ? 'joined' : 'over';
    if (invitation.expiresAt.getTime() <= now) return 'over';
    if (membership) return isMember ? 'joined' : 'member-elsewhere';
    const { companyId, role, orderLimit } = invitation;
    await addMember(trx, { companyId, userId: user.userId, role, orderLimit, now });
    await useInvitation(trx, invitation.id, user.userId, now);
    // From now on they are shown what organizations are.
    await trx.updateTable('users').set({ customer_type: 'ORGANIZATION' }).where('user_id', '=', user.userId).execute();
    return 'joined';
  });
}
