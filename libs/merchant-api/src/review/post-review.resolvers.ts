import { storableText } from '../database/storable-text.ts';
import { apiError, badUserInput } from '../errors/api-error.ts';
import type { GeinsMerchantApiMutationPostProductReviewArgs } from '../generated/contract.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';
import { storeReview } from './post-review.repository.ts';

const LONGEST_AUTHOR = 50;
const LONGEST_COMMENT = 150;

/** Writing a review. Nobody sees it until someone of the shop has accepted it. */
export const postReviewResolvers: ContractResolvers = {
  GeinsMerchantApiMutation: {
    async postProductReview(_, { alias, rating, comment, author, ...args }, scope) {
      const { shop, catalogue, now } = scope.shopView(args);
      const user = await scope.currentUser();
      if (!user) throw apiError('UNAUTHENTICATED', 'Only customers who are signed in can write a review.');
      const words = readWords({ rating, comment, author });
      const productId = await catalogue.productIdByAlias(storableText(alias));
      if (productId === null) throw apiError('UNKNOWN_PRODUCT', "No product here has that 'alias'.");
      const review = { userId: user.userId, productId, languageId: shop.language.id, ...words };
      await storeReview(scope.customers.db, review, now);
      return true;
    },
  },
};

function readWords({
  rating,
  comment,
  author,
}: Pick<GeinsMerchantApiMutationPostProductReviewArgs, 'rating' | 'comment' | 'author'>) {
  if (rating == null || rating < 1 || rating > 5) throw badUserInput("Give a 'rating' from 1 to 5.");
  const words = { rating, author: storableText(author).trim(), comment: storableText(comment ?? '').trim() };
  if (words.author === '' || words.author.length > LONGEST_AUTHOR) {
    throw badUserInput(`Give an 'author' of ${LONGEST_AUTHOR} characters at most.`);
  }
  if (words.comment.length > LONGEST_COMMENT) {
    throw badUserInput(`'comment' may have ${LONGEST_COMMENT} characters at most.`);
  }
  return words;
}
