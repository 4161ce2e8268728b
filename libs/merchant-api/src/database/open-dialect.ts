import type { Dialect } from 'kysely';

/** What a kind of database needs, and what to do once it is closed. */
export interface OpenDialect {
  dialect: Dialect;
  /** How many statements and transactions it carries out at once. */
  atOnce: number;
  /** Writes something that is not kept; fails where nothing can be written, as on a full disk. */
  tryWrite(): Promise<void>;
  afterClose(): Promise<void>;
}
