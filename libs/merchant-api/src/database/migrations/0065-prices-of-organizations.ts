import { sql, type Kysely } from 'kysely';

const statements = [
  // A list may have a price for each number of units.
  'alter table price_list_prices add column from_quantity integer not null default 1 check (from_quantity >= 1)',
  'alter table price_list_prices drop constraint price_list_prices_pkey',
  'alter table price_list_prices add primary key (price_list_id, market_id, product_id, from_quantity)',
  'alter table companies add column price_list_id integer references price_lists on delete set null',
];

/** Price lists by quantity, and which list an organization buys by. */
export const pricesOfOrganizations = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
