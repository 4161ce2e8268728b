import type { ShopDatabase } from '../database/shop-database.ts';
import { storableText } from '../database/storable-text.ts';
import type { Mail } from './mail.ts';

/**
 * Puts a mail into the outbox. Given a transaction, the mail is there if and only if the transaction is: nobody hears of an
 * order that was not placed, and no order is placed in silence. Moments are in milliseconds since 1970; it leaves at `sendAt`.
 */
export async function queueMail(
  db: ShopDatabase,
  { to, kind, languageId, data }: Mail,
  now: number,
  sendAt = now,
): Promise<void> {
  const moment = new Date(now);
  const row = {
    recipient: storableText(to),
    kind,
    language_id: languageId,
    data: JSON.stringify(data, (_, value: unknown) => (typeof value === 'string' ? storableText(value) : value)),
    queued_at: moment,
    next_try_at: new Date(sendAt),
    sent_at: null,
    last_error: null,
  };
  await db.insertInto('mails').values(row).execute();
}

/** Takes a mail to be sent later, as {@link queueMail} does. */
export type QueueMail = typeof queueMail;
