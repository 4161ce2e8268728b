import { sql, type Kysely } from 'kysely';

/** Carts that customers keep by name. */
export const savedCarts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw(
        `create table saved_carts (
          user_id integer not null references users on delete cascade,
          saved_id text not null,
          name text not null,
          items jsonb not null,
          saved_at timestamptz not null,
          primary key (user_id, saved_id)
        )`,
      )
      .execute(db);
  },
};
