import type { ShopDatabase } from '../database/shop-database.ts';
import { storableText } from '../database/storable-text.ts';
import { apiError } from '../errors/api-error.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { changeFavourites } from './change-favourites.ts';
import { readListChanges, readProductIds } from './favourite-changes.rules.ts';
import { readFavouriteIds, readFavouriteLists, readSharedList } from './favourite.repository.ts';

/** What customers have marked, and the lists that they share. */
export const favouriteResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async favourites(_, __, scope) {
      const user = await scope.currentUser();
      return user && favouritesOf(scope.customers.db, user.userId);
    },
    sharedFavourites: (_, { key }, scope) => readSharedList(scope.customers.db, storableText(key)),
  },
  ExtensionMutation: {
    async changeFavourites(_, { changes, ...shop }, scope) {
      const user = await scope.currentUser();
      if (!user)
        throw apiError('UNAUTHENTICATED', 'Nobody is signed in. Send an access token as Authorization: Bearer.');
      const { newId } = scope.shopView(shop);
      const { mark, unmark, lists } = changes;
      await changeFavourites(
        scope.customers.db,
        { userId: user.userId, newId },
        { mark: readProductIds(mark), unmark: readProductIds(unmark), lists: readListChanges(lists ?? []) },
      );
      return favouritesOf(scope.customers.db, user.userId);
    },
  },
};

async function favouritesOf(db: ShopDatabase, userId: number) {
  const [productIds, lists] = await Promise.all([readFavouriteIds(db, userId), readFavouriteLists(db, userId)]);
  return { productIds, lists };
}
