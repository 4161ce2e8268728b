import { sql, type Kysely } from 'kysely';

const statements = [
  'alter table stock add column is_counted boolean not null default true',
  'alter table skus add column part_number text',
  // The first row of a fed product gave the product its number where it named its maker's.
  `update skus set part_number = product.article_number
    from products product join fed_products fed using (product_id)
    where skus.product_id = product.product_id and skus.article_number <> product.article_number and not exists (
      select from skus earlier where earlier.product_id = skus.product_id
        and (earlier.position < skus.position or earlier.article_number = product.article_number)
    )`,
];

/** What feeds said of each sku: whether somebody counted it, and its maker's number. */
export const countedStock = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
