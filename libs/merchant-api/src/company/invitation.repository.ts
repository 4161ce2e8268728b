import type { CompanyRole } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';
import { secretHash } from '../database/secret-hash.ts';

/** An invitation to an organization. */
export interface InvitationRecord {
  id: string;
  companyId: number;
  email: string;
  role: CompanyRole;
  orderLimit: number | null;
  /** By name. */
  invitedBy: string;
  expiresAt: Date;
  usedAt: Date | null;
  usedBy: number | null;
}

const columns = [
  'invitation_id as id',
  'company_id as companyId',
  'email',
  'role',
  'order_limit as orderLimit',
  'invited_by as invitedBy',
  'expires_at as expiresAt',
  'used_at as usedAt',
  'used_by as usedBy',
] as const;

/** The invitations to an organization that can be used at a moment, the latest first. */
export function readOpenInvitations(db: ShopDatabase, companyId: number, now: number): Promise<InvitationRecord[]> {
  return db
    .selectFrom('company_invitations')
    .select([...columns])
    .where('company_id', '=', companyId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(now))
    .orderBy('invited_at', 'desc')
    .execute();
}

/** The invitation of a key, used or not; null where there is none. */
export async function findInvitation(db: ShopDatabase, key: string): Promise<InvitationRecord | null> {
  const query = db.selectFrom('company_invitations').select([...columns]);
  return (await query.where('key_hash', '=', secretHash(key)).executeTakeFirst()) ?? null;
}

/** Keeps an invitation in place of the one to the same address that is open. */
export async function writeInvitation(
  trx: ShopDatabase,
  { id, companyId, email, role, orderLimit, invitedBy, expiresAt }: Omit<InvitationRecord, 'usedAt' | 'usedBy'>,
  { key, now }: { key: string; now: number },
): Promise<void> {
  await trx
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .execute();
  await trx
    .insertInto('company_invitations')
    .values({
      ...{ invitation_id: id, company_id: companyId, email, role, order_limit: orderLimit, invited_by: invitedBy },
      ...{ key_hash: secretHash(key), invited_at: new Date(now), expires_at: expiresAt, used_by: null, used_at: null },
    })
    .execute();
}

/** Takes an open invitation back; false where there is none of the id. */
export async function deleteInvitation(trx: ShopDatabase, companyId: number, id: string): Promise<boolean> {
  const [result] = await trx
    .deleteFrom('company_invitations')
    .where('company_id', '=', companyId)
    .where('invitation_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  return Number(result?.numDeletedRows ?? 0) > 0;
}

/** Notes who became a member by an invitation. */
export async function useInvitation(trx: ShopDatabase, id: string, userId: number, now: number): Promise<void> {
  const used = { used_by: userId, used_at: new Date(now) };
  await trx.updateTable('company_invitations').set(used).where('invitation_id', '=', id).execute();
}
