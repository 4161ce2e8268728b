import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table company_approvals add column delivered_to text',
  'alter table company_approvals add column amount_ex_vat integer',
];

/** What a decided order was sent to and cost without VAT, for the record; null of what was sent before. */
export const recordOfApprovals = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
