import { sql, type Kysely } from 'kysely';

/** What pages of goods show beside what lists do. */
const watched = [
  'brand_texts',
  'package_group_texts',
  'parameters',
  'parameter_groups',
  'product_images',
  'product_relations',
  'suppliers',
];

/** Kept answers notice every change of what pages show, and the next price that begins is found without reading the log. */
export const pagesOfGoods = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const table of watched) await sql`select watch_for_lists(${table})`.execute(db);
    await sql`create index price_log_by_moment on price_log (valid_from)`.execute(db);
  },
};
