import { Kysely, type LogConfig } from 'kysely';
import { embeddedDialect } from './embedded-dialect.ts';
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
  db: ShopDatabase;
  close(): Promise<void>;
}

/** Opens the database. `trace` is told every statement. */
export async function openDatabase(
  { databaseUrl, dataDir }: DatabasePlace,
  trace?: (statement: SentStatement) => void,
): Promise<OpenDatabase> {
  const { dialect, afterClose } = databaseUrl ? await serverDialect(databaseUrl) : await embeddedDialect(dataDir);
  const log: LogConfig = (event) => trace?.({ sql: event.query.sql, durationMs: event.queryDurationMillis });
  const db = new Kysely<ShopTables>({ dialect, ...(trace ? { log } : {}) });
  let closing: Promise<void> | undefined;
  const close = () => (closing ??= db.destroy().finally(afterClose));
  return { db, close };
}
