import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { cacheBriefly } from '../database/cache-briefly.ts';
import type { OpenDatabase } from '../database/open-database.ts';

/** Whoever asks for the health makes something be written; they do so this often (ms) at most. */
const WRITE_CACHE_MS = 10_000;

/** Says whether the API can do its work, which is whether its database answers and can keep something. */
export function createHealth(
  { db, tryWrite }: Pick<OpenDatabase, 'db' | 'tryWrite'>,
  clock: Clock,
): () => Promise<Response> {
  const isAnswering = () => succeeds(sql`select 1`.execute(db));
  const isWritable = cacheBriefly((_what: 'database') => succeeds(tryWrite()), { clock, cacheMs: WRITE_CACHE_MS });
  return async () => {
    if (!(await isAnswering())) return unavailable('The database does not answer.');
    if (!(await isWritable('database'))) return unavailable('Nothing can be written. Is the disk full?');
    return Response.json({ status: 'ok' }, { headers });
  };
}

const headers = { 'cache-control': 'no-store' };

function unavailable(reason: string): Response {
  return Response.json({ status: 'unavailable', reason }, { status: 503, headers });
}

function succeeds(attempt: Promise<unknown>): Promise<boolean> {
  return attempt.then(
    () => true,
    () => false,
  );
}
