import { sql, type Kysely } from 'kysely';

/** The few events that tell of withdrawals are looked for among all that ever happened to orders. */
export const withdrawalsToPayBack = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql
      .raw("create index order_events_of_withdrawals on order_events (order_id) where kind = 'withdrawn'")
      .execute(db);
  },
};
