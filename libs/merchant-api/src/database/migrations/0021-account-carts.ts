import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table carts
    add column user_id integer references users on delete set null,
    add column joined_at timestamptz`,
  // An account has one cart that is open; the ones that were ordered are history.
  `create unique index carts_open_of_a_user on carts (user_id)
    where user_id is not null and not is_completed and not is_ordered`,
];

/** Carts that belong to accounts, and those whose contents went into one. */
export const accountCarts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
