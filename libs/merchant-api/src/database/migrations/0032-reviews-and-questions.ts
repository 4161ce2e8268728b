import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table reviews
    add column is_verified boolean not null default false,
    add column reply text,
    add column replied_at timestamptz`,
  `create or replace view product_reviews as
    select shown.product_id, review.review_id, review.language_id, review.rating, review.author, review.comment,
      review.written_at, review.is_verified, review.reply, review.replied_at
    from products shown
    join products sibling
      on coalesce(-sibling.variant_group_id, sibling.product_id) = coalesce(-shown.variant_group_id, shown.product_id)
    join reviews review on review.product_id = sibling.product_id
    where review.is_published`,
  `alter table questions add column is_published boolean not null default true`,
];

/** Of reviews it is known whether their writers had bought, and what the shop replied; questions wait until it answers. */
export const reviewsAndQuestions = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
