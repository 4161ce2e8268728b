import { sql } from 'kysely';
import type { ShopDatabase } from '../database/shop-database.ts';

/** Says whether the API can do its work, which is whether its database answers. */
export async function answerHealth(db: ShopDatabase): Promise<Response> {
  const headers = { 'cache-control': 'no-store' };
  try {
    await sql`select 1`.execute(db);
    return Response.json({ status: 'ok' }, { headers });
  } catch {
    return Response.json({ status: 'unavailable', reason: 'The database does not answer.' }, { status: 503, headers });
  }
}
