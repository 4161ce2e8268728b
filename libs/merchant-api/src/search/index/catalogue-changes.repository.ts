import { sql } from 'kysely';
import type { ShopDatabase } from '../../database/shop-database.ts';

/** What the database shows now: which transactions have ended, in PostgreSQL's own writing. */
export async function readSnapshot(db: ShopDatabase): Promise<string> {
  const { rows } = await sql<{ snapshot: string }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database did not tell its snapshot');
  return row.snapshot;
}

/** What was changed by transactions that a snapshot did not show. */
export interface NewChanges {
  /** Whether anything was that lists and pages are made of, stock apart. */
  ofGoods: boolean;
  /** The products whose stock was, by sales and the like. */
  stockOf: readonly number[];
  /** What the database shows now. */
  snapshot: string;
}

/** Reads what was changed since a snapshot was taken. */
export async function readChangesSince(db: ShopDatabase, snapshot: string): Promise<NewChanges> {
  const isNew = sql`
    transaction_id >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    and not pg_visible_in_snapshot(transaction_id, ${snapshot}::pg_snapshot)
  `;
  const { rows } = await sql<NewChanges>`
    select exists (select from catalogue_changes where ${isNew}) as "ofGoods",
      coalesce((select json_agg(distinct product_id) from stock_changes where ${isNew}), '[]') as "stockOf",
      pg_current_snapshot()::text as snapshot
  `.execute(db);
  return rows[0] ?? { ofGoods: true, stockOf: [], snapshot };
}

/** Forgets changes that every process has seen. */
export async function forgetOldChanges(db: ShopDatabase, keptHours: number): Promise<void> {
  for (const table of ['catalogue_changes', 'stock_changes']) {
    await sql`
      delete from ${sql.table(table)} where changed_at < now() - ${keptHours}::integer * interval '1 hour'
    `.execute(db);
  }
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
