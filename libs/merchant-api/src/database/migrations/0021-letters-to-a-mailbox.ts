import { sql, type Kysely } from 'kysely';

/** Keys that wait to be confirmed say, by a hash, to which mailbox they went. */
export const lettersToAMailbox = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`alter table confirmation_keys add column recipient_hash text`).execute(db);
    await sql
      .raw(`create index confirmation_keys_recipient on confirmation_keys (recipient_hash, sent_at)`)
      .execute(db);
  },
};
