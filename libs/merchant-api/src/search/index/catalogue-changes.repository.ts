import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** What the database shows now: which transactions have ended, in PostgreSQL's own writing. */
export async function readSnapshot(db: ShopDatabase): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not tell its snapshot');
  return row.snapshot;
}

/** Whether anything that lists are made of was changed by a transaction that a snapshot did not show. */
export async function hasChangedSince(db: ShopDatabase, snapshot: string): Promise<boolean> {
  const { rows } = await sql<{ has_changed: boolean }>`
    select exists (
      select from catalogue_changes where not pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)
    ) as has_changed
  `.execute(db);
  return rows[0]?.has_changed ?? true;
}

/** Forgets changes that every process has seen. */
export async function forgetOldChanges(db: ShopDatabase, keptHours: number): Promise<void> {
  await sql`
    delete from catalogue_changes where changed_at < now() - ${keptHours}::integer * interval '1 hour'
  `.execute(db);
}

/** When a price or a campaign next begins or ends anywhere, in milliseconds since 1970; Infinity where nothing is known. */
export async function readNextChange(db: ShopDatabase, now: number): Promise<number> {
  const moment = new Date(now);
  const { rows } = await sql<{ moment: Date | null }>`
    select least(
      (select min(valid_from) from price_log where valid_from > ${moment}),
      (select min(starts_at) from discount_campaign_markets where starts_at > ${moment}),
      (select min(ends_at) from discount_campaign_markets where ends_at > ${moment})
    ) as moment
  `.execute(db);
  return rows[0]?.moment?.getTime() ?? Infinity;
}
