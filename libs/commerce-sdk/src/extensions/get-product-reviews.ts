import type { RequestOptions } from '../client/commerce-client.ts';
import { ProductReviewsDocument } from '../generated/extensions.ts';
import type { ReviewSort as SortName } from '../generated/extensions.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** In which order reviews come; of those with as many stars the newest come first. */
export type ReviewSort = 'newest' | 'highest' | 'lowest';

/** A published review with what the contract has no room for. */
export interface ProductReview {
  id: number;
  /** 1 to 5 stars. */
  rating: number;
  author: string;
  /** Empty where nothing but stars was given. */
  comment: string;
  /** ISO 8601. */
  writtenAt: string;
  /** Whether the writer had bought the product, in any of its variants. */
  isVerified: boolean;
  /** What the shop says to it, at an ISO 8601 time; null where it says nothing. */
  reply: { text: string; repliedAt: string } | null;
}

/** One page of the reviews of a product, and what they say together. */
export interface ProductReviews {
  /** How many there are with the stars that were asked for. */
  count: number;
  /** How many there are in all. */
  total: number;
  /** Of all of them, from 1 to 5; 0 where there are none. */
  averageRating: number;
  /** How many gave 1, 2, 3, 4 and 5 stars, of all of them. */
  distribution: readonly number[];
  reviews: readonly ProductReview[];
}

/** Which reviews of a product to read, and in which order. */
export interface ProductReviewsRequest {
  /** Of the product; reviews of its other variants are given too. */
  alias: string;
  /** Those with so many stars alone, 1 to 5; all where it is left out. */
  rating?: number;
  /** `newest` when left out. */
  sort?: ReviewSort;
  skip?: number;
  /** 10 when left out, at most 100. */
  take?: number;
}

const sortNames = { newest: 'NEWEST', highest: 'HIGHEST', lowest: 'LOWEST' } as const satisfies Record<
  ReviewSort,
  `${SortName}`
>;

/**
 * Reads published reviews of a product in the client's language; null where the alias is unknown.
 *
 * @example
 * const reviews = await getProductReviews(extensions, { alias: 'mugg', skip: 0, take: 10, sort: 'newest' });
 */
export async function getProductReviews(
  client: ExtensionsClient,
  { sort = 'newest', ...request }: ProductReviewsRequest,
  options?: RequestOptions,
): Promise<ProductReviews | null> {
  const { productReviews } = await client.request(
    ProductReviewsDocument,
    { ...request, sort: sortNames[sort] },
    options,
  );
  return productReviews;
}
