import type { RequestOptions } from '../client/commerce-client.ts';
import { ContributionsDocument } from '../generated/extensions.ts';
import { unlessSignedOut } from '../operations/account/unless-signed-out.ts';
import { personal } from '../operations/call-options.ts';
import type { ExtensionsClient } from './extensions-client.ts';
import type { ProductReview } from './get-product-reviews.ts';
import type { Question } from './get-questions.ts';

/** A review as the customer who wrote it is told of it. */
export interface OwnReview extends Omit<ProductReview, 'id'> {
  /** In the language of the review; null where the product has no name in it any more. */
  productName: string | null;
  /** Whether others see it. */
  isPublished: boolean;
}

/** A question as the customer who asked it is told of it. */
export interface OwnQuestion extends Omit<Question, 'id'> {
  /** In the language of the question; null where the product has no name in it any more. */
  productName: string | null;
}

/** What a customer wrote about products while they were signed in, the newest first. */
export interface Contributions {
  reviews: readonly OwnReview[];
  questions: readonly OwnQuestion[];
}

/**
 * Reads what the customer whose access token is sent wrote about products, 1,000 reviews and questions at most; null where
 * nobody is signed in.
 *
 * @example
 * const contributions = await getContributions(extensions); // null where nobody is signed in
 */
export function getContributions(client: ExtensionsClient, options?: RequestOptions): Promise<Contributions | null> {
  return unlessSignedOut(
    async () => (await client.request(ContributionsDocument, {}, personal(options))).contributions,
  );
}
