import type { Selectable } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { MailContent } from './mail.ts';
import type { MailsTable } from './mail.tables.ts';

/** A mail in the outbox. Moments are in milliseconds since 1970. */
export interface KeptMail {
  id: number;
  to: string;
  kind: string;
  languageId: string;
  /** Null once a mail that opens something was sent: nobody else shall find its key. */
  content: MailContent | null;
  queuedAt: number;
  attempts: number;
  /** Null where nothing is left to try. */
  nextTryAt: number | null;
  sentAt: number | null;
  lastError: string | null;
}

/**
 * Takes mails that are due out of the outbox, oldest first, so that until `until` no other sender gets them: should this one
 * die, they are due again then.
 */
export async function takeDueMails(
  db: ShopDatabase,
  { now, until, most }: { now: number; until: number; most: number },
): Promise<KeptMail[]> {
  const due = db
    .selectFrom('mails')
    .select('mail_id')
    .where('next_try_at', '<=', new Date(now))
    .orderBy('next_try_at')
    .orderBy('mail_id')
    .limit(most)
    .forUpdate()
    .skipLocked();
  const rows = await db
    .updateTable('mails')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_try_at: new Date(until) }))
    .where('mail_id', 'in', due)
    .returningAll()
    .execute();
  return rows.map(keptMail).toSorted((one, other) => one.id - other.id);
}

/** Notes that a mail went. `forgets` takes away what it said. */
export async function noteSent(db: ShopDatabase, id: number, now: number, forgets: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: new Date(now), next_try_at: null, last_error: null, ...(forgets ? { data: null } : {}) })
    .where('mail_id', '=', id)
    .execute();
}

/** Notes that a mail did not go, and when it is tried again; null for never. Another sender's later try stays as it is. */
export async function noteFailure(
  db: ShopDatabase,
  { id, attempts }: KeptMail,
  reason: string,
  nextTryAt: number | null,
): Promise<void> {
  await db
    .updateTable('mails')
    .set({ last_error: reason, next_try_at: nextTryAt === null ? null : new Date(nextTryAt) })
    .where('mail_id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/** Reads the newest mails, or one. */
export async function readMails(db: ShopDatabase, { most, id }: { most: number; id?: number }): Promise<KeptMail[]> {
  const newest = db.selectFrom('mails').selectAll().orderBy('mail_id', 'desc').limit(most);
  const rows = await (id === undefined ? newest : newest.where('mail_id', '=', id)).execute();
  return rows.map(keptMail);
}

/** Lets mails that were not sent be tried once more, from `now` on; all that were given up where no id is named. */
export async function retryMails(db: ShopDatabase, now: number, id?: number): Promise<number> {
  const unsent = db
    .updateTable('mails')
    .set({ next_try_at: new Date(now), attempts: 0 })
    .where('sent_at', 'is', null);
  const chosen = id === undefined ? unsent.where('next_try_at', 'is', null) : unsent.where('mail_id', '=', id);
  return (await chosen.returning('mail_id').execute()).length;
}

function keptMail(row: Selectable<MailsTable>): KeptMail {
  return {
    id: row.mail_id,
    to: row.recipient,
    kind: row.kind,
    languageId: row.language_id,
    content: row.data === null ? null : ({ kind: row.kind, data: row.data } as MailContent), // `queueMail` took them as a pair
    queuedAt: row.queued_at.getTime(),
    attempts: row.attempts,
    nextTryAt: row.next_try_at?.getTime() ?? null,
    sentAt: row.sent_at?.getTime() ?? null,
    lastError: row.last_error,
  };
}
