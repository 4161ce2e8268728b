import { closeBalances } from '../balance/pay-from-balance.ts';
import { endAvailabilityNotices } from '../availability/availability.repository.ts';
import { leaveCompany } from '../company/leave-company.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import { endNewsletters } from '../newsletter/newsletter.repository.ts';
import { forgetMailsTo } from '../mail/mail.repository.ts';
import type { QueueMail } from '../mail/queue-mail.ts';
import { forgetAsker } from '../question/question.repository.ts';
import type { UserRecord } from './user-record.ts';

/**
 * Deletes an account: profile, addresses, password, sessions, reviews and letters end with it. What bookkeeping needs stays without the
 * account, orders for seven years in Sweden and five in Norway: they name its id, which nobody gets again. The ledger of
 * balances stays too, closed. The owner is told in the same transaction.
 */
export async function deleteUser(
  { db, queueMail }: { db: ShopDatabase; queueMail: QueueMail },
  { userId, email }: UserRecord,
  { now, languageId }: { now: number; languageId: string },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await leaveCompany(trx, userId, now);
    await closeBalances(trx, userId, now);
    await endNewsletters(trx, email);
    await endAvailabilityNotices(trx, email);
    await forgetMailsTo(trx, email);
    await forgetAsker(trx, { userId, email });
    await trx.deleteFrom('users').where('user_id', '=', userId).execute();
    // After every other mail to the address was forgotten.
    await queueMail(trx, { to: email, kind: 'account-deleted', languageId, data: {} }, now);
  });
}
