import { PostgresDialect } from 'kysely';
import type { OpenDialect } from './open-dialect.ts';

const MOST_CONNECTIONS = 10;

/** Speaks to a PostgreSQL server. */
export async function serverDialect(databaseUrl: string): Promise<OpenDialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: databaseUrl, max: MOST_CONNECTIONS });
  // A server that restarts breaks idle connections; the pool replaces them, and the next statement tells if it cannot.
  pool.on('error', () => {});
  return { dialect: new PostgresDialect({ pool }), afterClose: async () => {} };
}
