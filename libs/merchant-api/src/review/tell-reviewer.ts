import type { ShopDatabase } from '../database/shop-database.ts';
import type { MailContent } from '../mail/mail.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { ReviewShown } from '../mail/templates/review-shown.ts';

/** When, in milliseconds since 1970, and where the pages of each channel stand: scheme and host by channel id. */
export interface TellingReviewer {
  now: number;
  channelUrls: Readonly<Record<string, string>>;
}

type Told = Extract<MailContent, { kind: 'review-shown' | 'review-replied' }>;

/**
 * Mails the customer who wrote a review, in its language, with the address of what it is about in the first channel that
 * speaks it. The demo's reviews, and those whose account is gone, have nobody to tell.
 */
export async function tellReviewer(
  trx: ShopDatabase,
  reviewId: number,
  write: (about: ReviewShown) => Told,
  { now, channelUrls }: TellingReviewer,
): Promise<void> {
  const found = await trx
    .selectFrom('reviews as review')
    .innerJoin('users', 'users.user_id', 'review.user_id')
    .innerJoin('product_texts as text', (join) =>
      join.onRef('text.product_id', '=', 'review.product_id').onRef('text.language_id', '=', 'review.language_id'),
    )
    .innerJoin('channels', 'channels.default_language_id', 'review.language_id')
    .select(['users.email', 'review.language_id', 'text.name', 'text.alias', 'channels.channel_id'])
    .where('review.review_id', '=', reviewId)
    .orderBy('channels.position')
    .executeTakeFirst();
  if (!found) return;
  const address = `${channelUrls[found.channel_id] ?? ''}/p/${encodeURIComponent(found.alias)}`;
  const content = write({ productName: found.name, address });
  await queueMail(trx, { to: found.email, languageId: found.language_id, ...content }, now);
}
