import { sql, type Kysely } from 'kysely';

const statements = [
  `create table fed_products (
    product_id integer primary key references products on delete cascade,
    language_id text not null references languages,
    item_group_id text,
    pictures text[]
  )`,
];

/** What is kept of the feed that a product came with. */
export const fedProducts = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
