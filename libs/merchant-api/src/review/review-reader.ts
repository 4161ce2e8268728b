import type { ProductRatings } from '../catalogue/product-ports.ts';
import { createGatheredReads, type GatheredReads } from '../database/gathered-reads.ts';
import type { ShopDatabase } from '../database/shop-database.ts';
import {
  countByStars,
  ratingsOfProducts,
  readPublishedReviews,
  readReviews,
  type PublishedReview,
  type ReviewRecord,
  type ReviewSelection,
} from './review.repository.ts';

/** The reviews in one language; it lives as long as one request. */
export interface ReviewReader extends ProductRatings {
  page(productId: number, page: { skip: number; take: number }): Promise<readonly ReviewRecord[]>;
  published(productId: number, selection: ReviewSelection): Promise<readonly PublishedReview[]>;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  distribution(productId: number): Promise<readonly number[]>;
}

/** Makes a reader of the reviews in a language. */
export function createReviewReader(
  db: ShopDatabase,
  languageId: string,
  reads: GatheredReads = createGatheredReads(db),
): ReviewReader {
  const ratings = reads.loader(ratingsOfProducts(db, languageId));
  return {
    async ofProduct(productId) {
      const rating = await ratings.load(productId);
      return { score: rating?.average ?? 0, voteCount: rating?.count ?? 0 };
    },
    page: (productId, page) => readReviews(db, productId, languageId, page),
    published: (productId, selection) => readPublishedReviews(db, productId, languageId, selection),
    distribution: (productId) => countByStars(db, productId, languageId),
  };
}
