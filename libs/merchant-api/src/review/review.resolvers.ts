import { storableText } from '../database/storable-text.ts';
import { badUserInput } from '../errors/api-error.ts';
import { readPage } from '../paging/read-page.rules.ts';
import type { ContractResolvers } from '../scope/contract-resolvers.ts';

const reviewPages = { usual: 10, most: 200 };

/** The reviews of a product in the language of the shop, those of its other colours included. */
export const reviewResolvers: ContractResolvers = {
  GeinsMerchantApiQuery: {
    async reviews(_, { alias, skip, take, ...shop }, scope) {
      const { ratings, catalogue, shop: seen } = scope.shopView(shop);
      if (!alias) throw badUserInput("Give the 'alias' of the product whose reviews you want.");
      const page = readPage({ skip, take }, reviewPages);
      const productId = seen.isLanguageSpoken ? await catalogue.productIdByAlias(storableText(alias)) : null;
      if (productId === null) return null;
      const rating = async () => ratings.ofProduct(productId);
      return {
        count: async () => (await rating()).voteCount,
        averageRating: async () => (await rating()).score,
        reviews: async () =>
          (await ratings.page(productId, page)).map(({ writtenAt, ...review }) => ({
            ...review,
            reviewDate: writtenAt,
          })),
      };
    },
  },
};
