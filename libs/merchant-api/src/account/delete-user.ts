import { closeBalances } from '../balance/pay-from-balance.ts';
import { endAvailabilityNotices } from '../availability/availability.repository.ts';
import { leaveCompany } from '../company/leave-company.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { endNewsletters } from '../newsletter/newsletter.repository.ts';
import { forgetMailsTo } from '../mail/mail.repository.ts';
import { forgetAsker } from '../question/question.repository.ts';
import type { UserRecord } from './user-record.ts';

/**
 * Deletes an account: profile, addresses, password, sessions, reviews and letters end with it. What bookkeeping needs stays without the
 * account, orders for seven years in Sweden and five in Norway: they name its id, which nobody gets again. The ledger of
 * balances stays too, closed.
 */
export async function deleteUser(db: ShopDatabase, { userId, email }: UserRecord, now: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await leaveCompany(trx, userId, now);
    await closeBalances(trx, userId, now);
    await endNewsletters(trx, email);
    await endAvailabilityNotices(trx, email);
    await forgetMailsTo(trx, email);
    await forgetAsker(trx, { userId, email });
    await trx.deleteFrom('users').where('user_id', '=', userId).execute();
  });
}
