import { sql, type Kysely } from 'kysely';

/** What is taken off a bill that is not paid is no money that goes back. */
export const creditedBills = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql.raw('alter table refunds add column is_credit boolean not null default false').execute(db);
  },
};
