import { sql, type Kysely } from 'kysely';
import { cartTables } from './0001-cart-tables.ts';
import { catalogueTables } from './0001-catalogue-tables.ts';
import { marketTables } from './0001-market-tables.ts';

/** The first tables: markets, catalogue, price log and carts. Migrations are never changed once released. */
export const firstTables = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create extension if not exists pg_trgm`.execute(db);
    for (const statement of [...marketTables, ...catalogueTables, ...cartTables]) await sql.raw(statement).execute(db);
  },
};
