import { sql, type Selectable } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';
import { isTooOld, owedKinds } from './mail-kinds.ts';
import type { MailContent } from './mail.ts';
import type { MailsTable } from './mail.tables.ts';

/** A mail in the outbox. Moments are in milliseconds since 1970. */
export interface StoredMail {
  id: number;
  to: string;
  kind: string;
  languageId: string;
  /** Null once it was forgotten, with the last try or once sent: nobody else shall find what it opened. */
  content: MailContent | null;
  queuedAt: number;
  attempts: number;
  /** Null where nothing is left to try. */
  nextTryAt: number | null;
  sentAt: number | null;
  lastError: string | null;
}

/** How long a sender may take for the mails that it has before another may think it dead. */
const LEASE_MS = 15 * 60_000;

/**
 * Takes mails that are due out of the outbox, oldest first, so that for a while no other sender gets them: should this one
 * die, they are due again then.
 */
export async function takeDueMails(db: ShopDatabase, now: number, most: number): Promise<StoredMail[]> {
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
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_try_at: new Date(now + LEASE_MS) }))
    .where('mail_id', 'in', due)
    .returningAll()
    .execute();
  return rows.map(storedMail).toSorted((one, other) => one.id - other.id);
}

/** Notes that a mail went. `forgets` takes away what it said. */
export async function noteSent(db: ShopDatabase, id: number, now: number, forgets: boolean): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: new Date(now), next_try_at: null, last_error: null, ...(forgets ? { data: null } : {}) })
    .where('mail_id', '=', id)
    .execute();
}

/** Puts a mail back that was taken and not tried. */
export async function giveBack(db: ShopDatabase, { id, attempts }: StoredMail, now: number): Promise<void> {
  await db
    .updateTable('mails')
    .set({ attempts: attempts - 1, next_try_at: new Date(now) })
    .where('mail_id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

/** Why a mail did not go. */
export interface MailFailure {
  reason: string;
  /** When it is tried again; null for never. */
  nextTryAt: number | null;
  /** Whether what it said is taken away where nothing is left to try. */
  forgets: boolean;
}

/** Notes that a mail did not go. Another sender's later try stays as it is. */
export async function noteFailure(
  db: ShopDatabase,
  { id, attempts }: StoredMail,
  { reason, nextTryAt, forgets }: MailFailure,
): Promise<void> {
  const end = { next_try_at: null, ...(forgets ? { data: null } : {}) };
  await db
    .updateTable('mails')
    .set({ last_error: reason, ...(nextTryAt === null ? end : { next_try_at: new Date(nextTryAt) }) })
    .where('mail_id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .execute();
}

/** Reads the newest mails, or one. */
export async function readMails(db: ShopDatabase, { most, id }: { most: number; id?: number }): Promise<StoredMail[]> {
  const newest = db.selectFrom('mails').selectAll().orderBy('mail_id', 'desc').limit(most);
  const rows = await (id === undefined ? newest : newest.where('mail_id', '=', id)).execute();
  return rows.map(storedMail);
}

/**
 * Lets mails that were not sent be tried once more, from `now` on: one, or all that were given up. Those that say nothing any
 * more or are too old stay, and so does one that is being sent or will be soon.
 */
export async function retryMails(db: ShopDatabase, now: number, id?: number): Promise<number> {
  const soon = new Date(now + LEASE_MS);
  const unsent = db
    .selectFrom('mails')
    .select(['mail_id', 'kind', 'queued_at'])
    .where('sent_at', 'is', null)
    .where('data', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('next_try_at', 'is', null), ...(id === undefined ? [] : [eb('next_try_at', '>', soon)])]),
    );
  const chosen = await (id === undefined ? unsent : unsent.where('mail_id', '=', id)).execute();
  const ids = chosen
    .filter(({ kind, queued_at: queuedAt }) => !isTooOld({ kind, queuedAt: queuedAt.getTime() }, now))
    .map(({ mail_id: mailId }) => mailId);
  await db
    .updateTable('mails')
    .set({ next_try_at: new Date(now), attempts: 0 })
    .where('mail_id', '=', ({ fn, val }) => fn.any(val(ids)))
    .where('sent_at', 'is', null)
    .execute();
  return ids.length;
}

/** Which mails are taken back: those of a kind about an order, or a gift card that it bought. */
export type TakenBack =
  | { kind: Exclude<MailContent['kind'], 'gift-card-received'>; orderId: number }
  | { kind: 'gift-card-received'; cardId: number };

/** Takes back what mails of a kind that were not sent say, since it holds no more. One that is on its way goes. */
export async function takeBackMails(trx: ShopDatabase, of: TakenBack): Promise<void> {
  const about =
    'cardId' in of ? sql`data->>'cardId' = ${String(of.cardId)}` : sql`data->>'orderId' = ${String(of.orderId)}`;
  await trx
    .updateTable('mails')
    .set({ data: null, next_try_at: null, last_error: 'Taken back: a later mail says what holds now' })
    .where('kind', '=', of.kind)
    .where(sql<boolean>`${about}`)
    .where('sent_at', 'is', null)
    .execute();
}

/** For how long mails are kept, sent or not: what an order was agreed on stands with the order. */
const KEPT_DAYS = 90;

/** Takes mails out of the outbox that are older than anyone asks for; what waits for its day stays. */
export async function forgetOldMails(db: ShopDatabase, now: number): Promise<void> {
  const limit = new Date(now - KEPT_DAYS * 24 * 60 * 60_000);
  await db
    .deleteFrom('mails')
    .where('queued_at', '<', limit)
    .where(({ or, eb }) => or([eb('next_try_at', 'is', null), eb('next_try_at', '<', limit)]))
    .execute();
}

/** Takes every mail to an address out of the outbox, sent or not, but for gift cards that are paid for and did not go yet. */
export async function forgetMailsTo(trx: ShopDatabase, email: string): Promise<void> {
  await trx
    .deleteFrom('mails')
    .where('recipient', '=', email)
    .where(({ or, eb }) => or([eb('kind', 'not in', owedKinds), eb('sent_at', 'is not', null)]))
    .execute();
}

function storedMail(row: Selectable<MailsTable>): StoredMail {
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
