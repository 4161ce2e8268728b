import { sql, type Kysely } from 'kysely';

/** Where whoever asks wants to be told of the answer; forgotten as soon as they are told. */
export const questionAddresses = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table questions add column email text').execute(db);
    await sql.raw('create index questions_by_email on questions (email) where email is not null').execute(db);
  },
};
