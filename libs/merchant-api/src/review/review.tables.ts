import type { Generated } from 'kysely';

/** What shoppers wrote about products. */
export interface ReviewsTable {
  review_id: Generated<number>;
  product_id: number;
  language_id: string;
  /** 1 to 5. */
  rating: number;
  author: string;
  comment: string;
  written_at: Date;
  is_published: boolean;
  /** Part of the demo, and replaced with it; what customers write never is. */
  is_demo: boolean;
  /** Who wrote it; null for the demo's. It goes with the account. */
  user_id: number | null;
  /** Whether the writer had bought the product, in any of its variants, when it was written. */
  is_verified: Generated<boolean>;
  /** What the shop says to it. */
  reply: string | null;
  replied_at: Date | null;
}

/** The published reviews that a product shows: its own and those of the other colours of its family. */
export interface ProductReviewsView {
  product_id: number;
  review_id: number;
  language_id: string;
  rating: number;
  author: string;
  comment: string;
  written_at: Date;
  is_verified: boolean;
  reply: string | null;
  replied_at: Date | null;
}
