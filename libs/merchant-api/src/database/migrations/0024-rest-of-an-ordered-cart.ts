import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table carts add column continued_as text references carts',
  // Orders that were placed before get theirs here.
  'alter table orders add column next_cart_id text not null default gen_random_uuid()::text',
  'alter table orders alter column next_cart_id drop default',
];

/** Where a shopper goes on whose cart held more than its order by the time that was paid. */
export const restOfAnOrderedCart = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
