import { sql, type Kysely } from 'kysely';

const statements = [
  `create table kept_addresses (
    address_number bigint generated always as identity,
    user_id integer not null references users on delete cascade,
    address_id text not null,
    parts jsonb not null,
    is_default boolean not null default false,
    primary key (user_id, address_id)
  )`,
  'create unique index kept_addresses_default on kept_addresses (user_id) where is_default',
];

/** Customers keep several addresses. */
export const addressBook = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
