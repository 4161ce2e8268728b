import type { ShopDatabase } from '../database/shop-database.ts';
import { storableText } from '../database/storable-text.ts';
import { tellReviewer, type TellingReviewer } from './tell-reviewer.ts';

/** A review that nobody has accepted yet. */
export interface WaitingReview {
  id: number;
  productName: string;
  /** 1 to 5. */
  rating: number;
  author: string;
  comment: string;
  writtenAt: Date;
  /** Whether the writer had bought the product. */
  isVerified: boolean;
}

/** Reads the reviews that wait to be accepted, the oldest first. */
export function readWaitingReviews(db: ShopDatabase): Promise<WaitingReview[]> {
  return reviewsOfShop(db)
    .where('review.is_published', '=', false)
    .orderBy('review.written_at')
    .orderBy('review.review_id')
    .execute();
}

const mostUnreplied = 50;

/** Reads the newest reviews that are shown and that the shop has not replied to. */
export function readUnrepliedReviews(db: ShopDatabase): Promise<WaitingReview[]> {
  return reviewsOfShop(db)
    .where('review.is_published', '=', true)
    .where('review.reply', 'is', null)
    .orderBy('review.written_at', 'desc')
    .orderBy('review.review_id')
    .limit(mostUnreplied)
    .execute();
}

function reviewsOfShop(db: ShopDatabase) {
  return db
    .selectFrom('reviews as review')
    .innerJoin('product_texts as text', (join) =>
      join.onRef('text.product_id', '=', 'review.product_id').onRef('text.language_id', '=', 'review.language_id'),
    )
    .select(['review.review_id as id', 'text.name as productName', 'review.rating', 'review.author'])
    .select(['review.comment', 'review.written_at as writtenAt', 'review.is_verified as isVerified']);
}

/** Shows a waiting review from now on, and tells its writer; false where none with the id waits. */
export function acceptReview(db: ShopDatabase, id: number, telling: TellingReviewer): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const accepted = trx.updateTable('reviews').set({ is_published: true }).where('is_published', '=', false);
    const isAccepted = (await accepted.where('review_id', '=', id).returning('review_id').execute()).length === 1;
    if (isAccepted) await tellReviewer(trx, id, (data) => ({ kind: 'review-shown', data }), telling);
    return isAccepted;
  });
}

/** Takes a waiting review away for good; false where none with the id waits. */
export async function declineReview(db: ShopDatabase, id: number): Promise<boolean> {
  const declined = db.deleteFrom('reviews').where('is_published', '=', false);
  return (await declined.where('review_id', '=', id).returning('review_id').execute()).length === 1;
}

/**
 * What the shop says to a review that is shown, in place of what it said before, and its writer is told; false where none with
 * the id is shown.
 */
export function replyToReview(
  db: ShopDatabase,
  { reviewId, text, ...telling }: TellingReviewer & { reviewId: number; text: string },
): Promise<boolean> {
  const reply = storableText(text);
  return db.transaction().execute(async (trx) => {
    const replied = trx
      .updateTable('reviews')
      .set({ reply, replied_at: new Date(telling.now) })
      .where('is_published', '=', true)
      .where('review_id', '=', reviewId);
    const isReplied = (await replied.returning('review_id').execute()).length === 1;
    if (isReplied) {
      await tellReviewer(trx, reviewId, (about) => ({ kind: 'review-replied', data: { ...about, reply } }), telling);
    }
    return isReplied;
  });
}
