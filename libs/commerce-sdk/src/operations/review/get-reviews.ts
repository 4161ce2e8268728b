import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ReviewList } from '../../domain/product/review.ts';
import { ReviewsDocument } from '../../generated/graphql.ts';
import { present } from '../present.ts';

/** Which reviews of a product to read. */
export interface ReviewsRequest {
  /** Of the product; reviews of its other variants are given too. */
  alias: string;
  skip?: number;
  /** 10 when left out, at most 200. */
  take?: number;
}

/**
 * Reads reviews of a product in the client's language, newest first; null where the alias is unknown.
 *
 * @example
 * const reviews = await getReviews(client, { alias: 'mugg', skip: 0, take: 10 });
 */
export async function getReviews(
  client: CommerceClient,
  request: ReviewsRequest,
  options?: RequestOptions,
): Promise<ReviewList | null> {
  const { reviews } = await client.request(ReviewsDocument, request, options);
  if (!reviews) return null;
  return {
    count: reviews.count,
    averageRating: reviews.averageRating,
    reviews: present(reviews.reviews).map(({ rating, author, comment, reviewDate }) => ({
      rating,
      author,
      comment,
      writtenAt: reviewDate,
    })),
  };
}
