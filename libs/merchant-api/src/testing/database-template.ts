import type { ShopDatabase } from '../database/shop-database.ts';
import { migrate } from '../database/migrate.ts';
import type { DatabasePlace } from '../database/open-database.ts';

/** What a new database holds. It is made once in a run and copied for each test, which is many times as fast. */
export interface DatabaseTemplate {
  /** Part of a database's name, so letters, digits and underscores. */
  name: string;
  /** Fills a database with empty tables. */
  fill(db: ShopDatabase): Promise<void>;
}

/** A database that one test has to itself. */
export interface TestDatabase {
  place: DatabasePlace;
  drop(): Promise<void>;
}

/** Tables without anything in them. */
export const emptyTables: DatabaseTemplate = { name: 'empty', fill: migrate };
