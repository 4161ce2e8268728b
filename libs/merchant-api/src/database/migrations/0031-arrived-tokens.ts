import { sql, type Kysely } from 'kysely';

/** Of refresh tokens it is known whether they arrived: the exchange for one that did is not answered again. */
export const arrivedTokens = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`alter table refresh_tokens add column arrived_at timestamptz`.execute(db);
  },
};
