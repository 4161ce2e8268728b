import { Kysely, type LogConfig } from 'kysely';
import { createTurns } from '../parallel/turns.ts';
import { embeddedDialect } from './embedded-dialect.ts';
import { inTurns, type Asker } from './in-turns.ts';
import type { OpenDialect } from './open-dialect.ts';
import { serverDialect } from './server-dialect.ts';
import type { ShopDatabase, ShopTables } from './shop-database.ts';

/** Where the data is: on a server, in a folder, or only in memory where neither is named. */
export interface DatabasePlace {
  /** A PostgreSQL connection string. */
  databaseUrl?: string | undefined;
  dataDir?: string | undefined;
}

/** One SQL statement that was sent. */
export interface SentStatement {
  sql: string;
  durationMs: number;
}

export interface OpenDatabase {
  /** The shop's own way to it. */
  db: ShopDatabase;
  /** A way to it on behalf of one request. It needs no closing. */
  openFor(asker: Asker): ShopDatabase;
  /** Writes something that is not kept; fails where nothing can be written, as on a full disk. */
  tryWrite: OpenDialect['tryWrite'];
  close(): Promise<void>;
}

/** Opens the database. `trace` is told every statement. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  trace?: (statement: SentStatement) => void,
): Promise<OpenDatabase> {
  const opened = databaseUrl ? await serverDialect(databaseUrl) : await embeddedDialect(dataDir);
  const { dialect, atOnce, tryWrite, afterClose } = opened;
  const log: LogConfig = (event) => trace?.({ sql: event.query.sql, durationMs: event.queryDurationMillis });
  const turns = createTurns(atOnce);
  const openFor = (asker: Asker) =>
    new Kysely<ShopTables>({ dialect: inTurns(dialect, turns, asker), ...(trace ? { log } : {}) });
  const db = openFor({ caller: 'shop', refuseLate: () => {} });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= db.destroy().finally(afterClose));
  return { db, openFor, tryWrite, close };
}
