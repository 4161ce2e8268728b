import { sql, type Kysely } from 'kysely';

/** Goods that the law lets nobody go back on, whatever state they come back in. */
export const withdrawalExemptions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create table withdrawal_exemptions (
      article_number text primary key,
      exemption text not null check (exemption in ('PERISHABLE', 'MADE_TO_ORDER', 'NEWSPAPER'))
    )`.execute(db);
  },
};
