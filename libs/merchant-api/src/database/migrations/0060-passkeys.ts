import { sql, type Kysely } from 'kysely';

/** Keys that customers sign in with in place of a password, and the challenges that wait to be answered by one. */
export const passkeys = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `create table passkeys (
          credential_id text primary key,
          user_id integer not null references users on delete cascade,
          public_key bytea not null,
          counter bigint not null,
          transports jsonb not null,
          relying_party text not null,
          is_backed_up boolean not null,
          name text not null,
          added_at timestamptz not null,
          used_at timestamptz
        )`,
      )
      .execute(db);
    await sql.raw('create index passkeys_of_user on passkeys (user_id)').execute(db);
    await sql
      .raw(
        `create table passkey_challenges (
          challenge_hash text primary key,
          user_id integer references users on delete cascade,
          origin text not null,
          expires_at timestamptz not null
        )`,
      )
      .execute(db);
    await sql.raw('create index passkey_challenges_by_end on passkey_challenges (expires_at)').execute(db);
  },
};
