import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table questions add column user_id integer references users on delete set null',
  'create index questions_by_user on questions (user_id) where user_id is not null',
];

/** Who asked while they were signed in, so that what they wrote is told to them and forgotten with their account. */
export const askers = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
