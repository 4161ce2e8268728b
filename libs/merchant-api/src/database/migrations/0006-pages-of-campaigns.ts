import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table list_pages drop constraint list_pages_kind_check`,
  `alter table list_pages add constraint list_pages_kind_check
    check (kind in ('default', 'category', 'brand', 'campaign', 'list'))`,
];

/** The pages of campaigns may have texts of their own, as those of categories and brands. */
export const pagesOfCampaigns = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
