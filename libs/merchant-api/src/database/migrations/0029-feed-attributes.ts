import { sql, type Kysely } from 'kysely';

const statements = [`alter table fed_products add column attributes jsonb not null default '{}'`];

/** What a feed said of a product that the shop only shows or hands on. */
export const feedAttributes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
