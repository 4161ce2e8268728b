import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { PostReviewResult } from '../../domain/product/review.ts';
import type { ResponseError } from '../../errors/graphql-response-error.ts';
import { PostProductReviewDocument } from '../../generated/graphql.ts';
import { refusalIn } from '../refusal-in.ts';

/** A review as its writer sends it; it is published once somebody has accepted it. */
export interface PostReviewRequest {
  /** Of the product. */
  alias: string;
  /** 1 to 5 stars. */
  rating: number;
  /** The name that others see, at most 50 characters. */
  author: string;
  /** At most 150 characters. */
  comment: string;
}

/**
 * Hands in a review of the customer whose access token is sent.
 *
 * @example
 * const result = await postProductReview(client, review);
 */
export async function postProductReview(
  client: CommerceClient,
  request: PostReviewRequest,
  options?: RequestOptions,
): Promise<PostReviewResult> {
  try {
    const answer = await client.request(PostProductReviewDocument, request, options);
    return { kind: answer.postProductReview ? 'received' : 'invalid' };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal({ extensions }: ResponseError): PostReviewResult | null {
  switch (extensions['code']) {
    case 'UNAUTHENTICATED':
      return { kind: 'signed-out' };
    case 'UNKNOWN_PRODUCT':
      return { kind: 'unknown-product' };
    case 'BAD_USER_INPUT':
      return { kind: 'invalid' };
    default:
      return null;
  }
}
