import { acceptReview, declineReview, readWaitingReviews } from '@torg/merchant-api/back-office';
import { readId } from './read-number.ts';
import { done, refused, type ReadCommand, type ShopCommand, type ShopWorld } from './shop-command.ts';

async function listReviews({ db }: ShopWorld) {
  const reviews = await readWaitingReviews(db);
  if (reviews.length === 0) return done('No review waits.');
  return done(
    ...reviews.flatMap(({ id, productName, rating, author, comment }) => [
      `${id}  ${productName}, ${rating} of 5, by ${author}`,
      `   ${comment}`,
    ]),
  );
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
    run: async ({ db }) =>
      (await decide(db, id)) ? done(decided(id)) : refused(`No review ${id} waits. Look at \`reviews\`.`),
  };
}

/** What the back office does with reviews. */
export const reviewCommands: readonly ShopCommand[] = [
  { name: 'reviews', usage: '', about: 'lists the reviews that wait', read: () => ({ ok: true, run: listReviews }) },
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
