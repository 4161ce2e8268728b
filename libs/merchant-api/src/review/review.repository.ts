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

/** A published review with what the contract has no room for. */
export interface PublishedReview extends ReviewRecord {
  id: number;
  isVerified: boolean;
  reply: string | null;
  repliedAt: Date | null;
}

/** Which reviews of a product, and in which order. */
export interface ReviewSelection {
  /** Those with so many stars alone; null for all. */
  stars: number | null;
  sort: 'NEWEST' | 'HIGHEST' | 'LOWEST';
  skip: number;
  take: number;
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

/** Reads one page of a product's reviews in a language. Of those with as many stars the newest come first. */
export async function readPublishedReviews(
  db: ShopDatabase,
  productId: number,
  languageId: string,
  { stars, sort, skip, take }: ReviewSelection,
): Promise<readonly PublishedReview[]> {
  const read = db
    .selectFrom('product_reviews')
    .select(['review_id as id', 'rating', 'author', 'comment', 'written_at as writtenAt'])
    .select(['is_verified as isVerified', 'reply', 'replied_at as repliedAt'])
    .where('product_id', '=', productId)
    .where('language_id', '=', languageId)
    .$if(stars !== null, (query) => query.where('rating', '=', stars))
    .$if(sort !== 'NEWEST', (query) => query.orderBy('rating', sort === 'LOWEST' ? 'asc' : 'desc'));
  return read.orderBy('written_at', 'desc').orderBy('review_id').offset(skip).limit(take).execute();
}

/** A review as whoever wrote it is told of it. */
export interface OwnReview extends PublishedReview {
  /** Null where the product has no name in the review's language any more. */
  productName: string | null;
  isPublished: boolean;
}

/** Reads what a customer wrote of products, the newest first; so many at most. */
export function readOwnReviews(db: ShopDatabase, userId: number, most: number): Promise<OwnReview[]> {
  return db
    .selectFrom('reviews as review')
    .leftJoin('product_texts as product', (join) =>
      join
        .onRef('product.product_id', '=', 'review.product_id')
        .onRef('product.language_id', '=', 'review.language_id'),
    )
    .select(['review_id as id', 'rating', 'author', 'comment', 'written_at as writtenAt'])
    .select(['is_verified as isVerified', 'reply', 'replied_at as repliedAt', 'is_published as isPublished'])
    .select('product.name as productName')
    .where('user_id', '=', userId)
    .orderBy('written_at', 'desc')
    .orderBy('review_id', 'desc')
    .limit(most)
    .execute();
}

/** Counts a product's reviews in a language by their stars, from one to five. */
export async function countByStars(
  db: ShopDatabase,
  productId: number,
  languageId: string,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('product_reviews')
    .select(['rating', sql<number>`count(*)::int`.as('count')])
    .where('product_id', '=', productId)
    .where('language_id', '=', languageId)
    .groupBy('rating')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => rows.find(({ rating }) => rating === stars)?.count ?? 0);
}
