import { secretHash } from '../database/secret-hash.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import type { ConfirmationKind } from './confirmation.tables.ts';

/** What someone may confirm, by the row that it is about. */
export interface Confirmable {
  kind: ConfirmationKind;
  subjectId: number;
  languageId: string;
}

const LIFETIME_MS = 7 * 24 * 60 * 60_000;
/** Asking again within this time sends no other mail: whose mailbox it is has not been said yet. */
const PAUSE_MS = 10 * 60_000;
/** So many mails go to one mailbox meanwhile, whatever they are about. */
const MOST_TO_ONE = 5;

/**
 * Keeps a key to be sent by mail, by its hash; false where one was sent just now for the same, or the mailbox has got enough.
 * Those that are over are forgotten.
 */
export async function storeConfirmationKey(
  trx: ShopDatabase,
  { kind, subjectId, languageId }: Confirmable,
  { key, now, to }: { key: string; now: number; to: string },
): Promise<boolean> {
  await trx.deleteFrom('confirmation_keys').where('expires_at', '<=', new Date(now)).execute();
  // An address can be guessed, so this only keeps it from being read at a glance, for the ten minutes that count.
  const recipient_hash = secretHash(to);
  const recent = await trx
    .selectFrom('confirmation_keys')
    .select(['kind', 'subject_id', 'recipient_hash'])
    .where(({ or, and, eb }) =>
      or([eb('recipient_hash', '=', recipient_hash), and([eb('kind', '=', kind), eb('subject_id', '=', subjectId)])]),
    )
    .where('sent_at', '>', new Date(now - PAUSE_MS))
    .execute();
  const isSame = recent.some((sent) => sent.kind === kind && sent.subject_id === subjectId);
  if (isSame || recent.filter((sent) => sent.recipient_hash === recipient_hash).length >= MOST_TO_ONE) return false;
  const moments = { sent_at: new Date(now), expires_at: new Date(now + LIFETIME_MS) };
  const row = {
    key_hash: secretHash(key),
    recipient_hash,
    kind,
    subject_id: subjectId,
    language_id: languageId,
    ...moments,
  };
  await trx.insertInto('confirmation_keys').values(row).execute();
  return true;
}

/** What a key confirms; null where it serves no more. It may be used again: a second click does no harm. */
export async function findConfirmable(db: ShopDatabase, key: string, now: number): Promise<Confirmable | null> {
  const row = await db
    .selectFrom('confirmation_keys')
    .select(['kind', 'subject_id as subjectId', 'language_id as languageId'])
    .where('key_hash', '=', secretHash(key))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row ?? null;
}
