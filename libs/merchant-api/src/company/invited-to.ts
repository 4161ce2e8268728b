import type { CompanyRole } from '@torg/commerce-sdk/domain';
import type { ShopDatabase } from '../database/shop-database.ts';
import { findInvitation } from './invitation.repository.ts';

/** What an invitation is to. */
export interface InvitedTo {
  company: string;
  invitedBy: string;
  email: string;
  role: CompanyRole;
}

/** What the invitation of a key is to; null where it can be used no more. */
export async function readInvitedTo(db: ShopDatabase, key: string, now: number): Promise<InvitedTo | null> {
  const found = await findInvitation(db, key);
  if (!found || found.usedAt !== null || found.expiresAt.getTime() <= now) return null;
  const { companyId, invitedBy, email, role } = found;
  const { name: company } = await db
    .selectFrom('companies')
    .select('name')
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow();
  return { company, invitedBy, email, role };
}
