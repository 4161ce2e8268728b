import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { SubscribeToNewsletterDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import { toLetterRefusal } from '../letter-refusal.ts';
import type { LetterRefusal } from '../letter-refusal.ts';
import { refusalIn } from '../refusal-in.ts';

/** What became of the wish to get the newsletter. */
export type NewsletterResult =
  /** It may have to be confirmed by mail first. */
  { kind: 'subscribed' } | LetterRefusal;

/** Who wants the newsletter. */
export interface NewsletterRequest {
  email: string;
  /** What the shopper cares for, in the shop's own words. */
  tags?: readonly string[];
}

/**
 * Asks for the newsletter of the client's channel, in its language.
 *
 * @example
 * const result = await subscribeToNewsletter(client, { email: 'maja@torg.example' });
 */
export async function subscribeToNewsletter(
  client: CommerceClient,
  request: NewsletterRequest,
  options?: RequestOptions,
): Promise<NewsletterResult> {
  try {
    const answer = await client.request(SubscribeToNewsletterDocument, request, repeatable(options));
    return { kind: answer.subscribeToNewsletter ? 'subscribed' : 'invalid-email' };
  } catch (error) {
    return refusalIn(error, toLetterRefusal);
  }
}
