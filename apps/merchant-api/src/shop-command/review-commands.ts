import {
  acceptReview,
  declineReview,
  readUnrepliedReviews,
  readWaitingReviews,
  replyToReview,
  type WaitingReview,
} from '@torg/merchant-api/back-office';
import { readId } from './read-number.ts';
import { done, refused, type ReadCommand, type ShopCommand, type ShopWorld } from './shop-command.ts';

async function listReviews({ db }: ShopWorld) {
  const reviews = await readWaitingReviews(db);
  if (reviews.length === 0) return done('No review waits.');
  return done(...reviews.flatMap(reviewLines));
}

async function listUnreplied({ db }: ShopWorld) {
  const reviews = await readUnrepliedReviews(db);
  if (reviews.length === 0) return done('Every review that is shown has a reply.');
  return done(...reviews.flatMap(reviewLines));
}

function reviewLines({ id, productName, rating, author, comment, isVerified }: WaitingReview): string[] {
  return [`${id}  ${productName}, ${rating} of 5, by ${author}${isVerified ? ', who bought it' : ''}`, `   ${comment}`];
}

function readReply([idText, text = '', ...rest]: readonly string[]): ReadCommand {
  const reviewId = readId(idText);
  if (reviewId === null) return { ok: false, problem: 'Give the id of a review, as `reviews unreplied` lists it' };
  if (text.trim() === '' || rest.length > 0) return { ok: false, problem: 'Give the reply in quotes, after the id' };
  return {
    ok: true,
    run: async ({ db, now, channelUrls }) =>
      (await replyToReview(db, { reviewId, text: text.trim(), now, channelUrls }))
        ? done(`Review ${reviewId} has a reply.`)
        : refused(`No review ${reviewId} is shown. Look at \`reviews unreplied\`.`),
  };
}

function readDecision(
  [text]: readonly string[],
  decide: typeof acceptReview,
  decided: (id: number) => string,
): ReadCommand {
  const id = readId(text);
  if (id === null) return { ok: false, problem: 'Give the id of a review, as `reviews` lists it' };
  return {
    ok: true,
    run: async ({ db, now, channelUrls }) =>
      (await decide(db, id, { now, channelUrls }))
        ? done(decided(id))
        : refused(`No review ${id} waits. Look at \`reviews\`.`),
  };
}

/** What the back office does with reviews. */
export const reviewCommands: readonly ShopCommand[] = [
  { name: 'reviews', usage: '', about: 'lists the reviews that wait', read: () => ({ ok: true, run: listReviews }) },
  {
    name: 'reviews unreplied',
    usage: '',
    about: 'lists the newest reviews that are shown without a reply of the shop',
    read: () => ({ ok: true, run: listUnreplied }),
  },
  {
    name: 'review reply',
    usage: 'ID "TEXT"',
    about: 'says something to a review, below it',
    read: readReply,
  },
  {
    name: 'review accept',
    usage: 'ID',
    about: 'shows a review in the shop',
    read: (args) => readDecision(args, acceptReview, (id) => `Review ${id} is shown.`),
  },
  {
    name: 'review decline',
    usage: 'ID',
    about: 'takes a waiting review away for good',
    read: (args) => readDecision(args, declineReview, (id) => `Review ${id} is gone.`),
  },
];
