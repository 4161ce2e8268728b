import { sql } from 'kysely';
import { anyOf, gatheredRead, type GatheredRead } from '../database/gathered-read.ts';
import type { ShopDatabase } from '../database/shop-database.ts';

/** How a product is rated; the average is over `count` reviews and 0 where there is none. */
export interface Rating {
  average: number;
  count: number;
}

/** A published review. */
export interface ReviewRecord {
  rating: number;
  author: string;
  comment: string;
  writtenAt: Date;
}

/** Reads how products are rated by the reviews in a language, by product id. */
export function ratingsOfProducts(db: ShopDatabase, languageId: string): GatheredRead<number, Rating> {
  return gatheredRead(
    (productIds) =>
      db
        .selectFrom('product_reviews')
        .select([
          'product_id',
          sql<number>`round(avg(rating), 2)::float8`.as('average'),
          sql<number>`count(*)::int`.as('count'),
        ])
        .where('product_id', '=', anyOf(productIds))
        .where('language_id', '=', languageId)
        .groupBy('product_id'),
    (rows) => new Map(rows.map(({ product_id, average, count }) => [product_id, { average, count }])),
  );
}

/** Reads one page of a product's reviews in a language, the newest first. */
export async function readReviews(
  db: ShopDatabase,
  productId: number,
  languageId: string,
  { skip, take }: { skip: number; take: number },
): Promise<readonly ReviewRecord[]> {
  return db
    .selectFrom('product_reviews')
    .select(['rating', 'author', 'comment', 'written_at as writtenAt'])
    .where('product_id', '=', productId)
    .where('language_id', '=', languageId)
    .orderBy('written_at', 'desc')
    .orderBy('review_id')
    .offset(skip)
    .limit(take)
    .execute();
}
