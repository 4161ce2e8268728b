import { readOwnQuestions } from '../question/question.repository.ts';
import { answersTo } from '../question/question.resolvers.ts';
import { presentReview } from '../review/published-review.resolvers.ts';
import { readOwnReviews } from '../review/review.repository.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { signedInUser } from './signed-in-user.ts';

const MOST = 1000;

/** What a customer wrote about products. A part that is not asked for is not read. */
export const contributionsResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async contributions(_, args, scope) {
      const view = scope.shopView(args);
      const { userId } = await signedInUser(scope);
      const { db } = scope.customers;
      return {
        reviews: async () => (await readOwnReviews(db, userId, MOST)).map(presentReview),
        questions: async () =>
          (await readOwnQuestions(db, userId, MOST)).map((question) => ({
            ...question,
            answers: () => answersTo(view.questions, question),
          })),
      };
    },
  },
};
