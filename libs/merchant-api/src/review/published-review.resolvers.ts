import { storableText } from '../database/storable-text.ts';
import { badUserInput } from '../errors/api-error.ts';
import { readPage } from '../paging/read-page.rules.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import type { PublishedReview } from './review.repository.ts';

const reviewPages = { usual: 10, most: 100 };

/** The reviews of a product with what the contract has no room for. A part that is not asked for is not read. */
export const publishedReviewResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async productReviews(_, { alias, rating, sort, skip, take, ...args }, scope) {
      const { ratings, catalogue, shop } = scope.shopView(args);
      const page = readPage({ skip, take }, reviewPages);
      const stars = readStars(rating ?? null);
      const productId = shop.isLanguageSpoken ? await catalogue.productIdByAlias(storableText(alias)) : null;
      if (productId === null) return null;
      const spread = await ratings.distribution(productId);
      const total = spread.reduce((sum, count) => sum + count, 0);
      return {
        total,
        count: stars === null ? total : (spread[stars - 1] ?? 0),
        averageRating: async () => (await ratings.ofProduct(productId)).score,
        distribution: spread,
        reviews: async () => {
          const reviews = await ratings.published(productId, { ...page, stars, sort: sort ?? 'NEWEST' });
          return reviews.map(presentReview);
        },
      };
    },
  },
};

function readStars(rating: number | null): number | null {
  if (rating !== null && (rating < 1 || rating > 5)) throw badUserInput("Give a 'rating' from 1 to 5, or none.");
  return rating;
}

/** A review with the shop's reply as one thing. */
export function presentReview<Review extends PublishedReview>({ reply, repliedAt, ...review }: Review) {
  return { ...review, reply: reply === null || repliedAt === null ? null : { text: reply, repliedAt } };
}
