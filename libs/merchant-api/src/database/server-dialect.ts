import { PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { prepareStatements } from './prepare-statements.ts';
import type { OpenDialect } from './open-dialect.ts';

const MOST_CONNECTIONS = 10;
const INSUFFICIENT_PRIVILEGE = '42501';
/** A new connection has to be made and every kept plan prepared again, which the shopper of that moment waits for. */
const IDLE_TIME_MS = 10 * 60_000;

/** Speaks to a PostgreSQL server. */
export async function serverDialect(databaseUrl: string): Promise<OpenDialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: MOST_CONNECTIONS,
    idleTimeoutMillis: IDLE_TIME_MS,
    keepAlive: true,
  });
  // A server that restarts breaks idle connections; the pool replaces them, and the next statement tells if it cannot.
  pool.on('error', () => {});
  const client = await pool.connect().catch(async (error: unknown) => {
    await pool.end();
    throw new Error(unreachable(databaseUrl, error), { cause: error });
  });
  client.release();
  return {
    dialect: new PostgresDialect({ pool: prepareStatements(pool) }),
    atOnce: MOST_CONNECTIONS,
    tryWrite: () => writeTemporaryTable(pool),
    afterClose: async () => {},
  };
}

/** Makes a table that is gone at once: unlike a changed row, it needs room on the disk and a server that takes writes. */
async function writeTemporaryTable(pool: Pool): Promise<void> {
  await pool
    .query('create temporary table write_check on commit drop as select repeat(md5(random()::text), 50) as filler')
    .catch((error: unknown) => {
      // Whoever may make no such tables learns nothing this way.
      if (!isRefusal(error)) throw error;
    });
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === INSUFFICIENT_PRIVILEGE;
}

/** Names the place without its password, and what the server or the network said. */
function unreachable(databaseUrl: string, error: unknown): string {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  // A name with several addresses fails once for each; the first one's reason will do.
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const reason = first instanceof Error ? first.message : String(first);
  const place = `${hostname}:${port || '5432'}, database '${pathname.slice(1)}', user '${decodeURIComponent(username)}'`;
  return `PostgreSQL cannot be used (${place}): ${reason}. Check DATABASE_URL and that the server is running.`;
}
