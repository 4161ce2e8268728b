/** What a customer thinks of a product. */
export interface Review {
  /** 1 to 5 stars. */
  rating: number;
  author: string;
  comment: string;
  /** ISO 8601. */
  writtenAt: string;
}

/** One page of the reviews of a product. */
export interface ReviewList {
  /** How many there are in all. */
  count: number;
  /** From 1 to 5; 0 where there are none. */
  averageRating: number;
  reviews: readonly Review[];
}

/** What became of a review. */
export type PostReviewResult =
  /** Someone of the shop reads it before others do. */
  | { kind: 'received' }
  /** Only customers who are signed in may write one. */
  | { kind: 'signed-out' }
  | { kind: 'unknown-product' }
  /** A star, a name or the length of a text is not as it must be. */
  | { kind: 'invalid' };
