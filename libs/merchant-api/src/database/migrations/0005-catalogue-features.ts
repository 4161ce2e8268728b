import { sql, type Kysely } from 'kysely';
import { catalogueFeatureTables } from './0005-catalogue-feature-tables.ts';

/** Packages, campaigns, price lists, reviews, former addresses, and a price log that the database keeps from changes. */
export const catalogueFeatures = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of catalogueFeatureTables) await sql.raw(statement).execute(db);
  },
};
