import { sql, type Kysely } from 'kysely';

/** A cart knows the keys of what was added to it at once, so that the same sent again adds nothing. */
export const cartAdditions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw(`alter table carts add column additions jsonb not null default '[]'`).execute(db);
  },
};
