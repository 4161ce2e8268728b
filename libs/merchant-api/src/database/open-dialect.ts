import type { Dialect } from 'kysely';

/** What a kind of database needs, and what to do once it is closed. */
export interface OpenDialect {
  dialect: Dialect;
  afterClose(): Promise<void>;
}
