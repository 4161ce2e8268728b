import { sql, type Kysely } from 'kysely';

const statements = [
  `create table sessions (
    session_id text primary key,
    user_id integer not null references users on delete cascade,
    agent text,
    began_at timestamptz not null
  )`,
  'create index sessions_of_user on sessions (user_id)',
  'alter table availability_notices add column user_id integer references users on delete cascade',
  'create index availability_notices_of_user on availability_notices (user_id) where user_id is not null',
];

/** Customers see where they are signed in, and which goods they wait for: who asked is written down. */
export const ownAccount = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
