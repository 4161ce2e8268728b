import { ownerIn, signedInUser } from '../account/signed-in-user.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { endOwnNotice, readOwnNotices } from './own-notices.repository.ts';

/** What a customer waits for. */
export const ownNoticesResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async stockNotices(_, args, scope) {
      const { shop } = scope.shopView(args);
      const { userId } = await signedInUser(scope);
      const notices = await readOwnNotices(scope.customers.db, userId, shop.language.id);
      return notices.map(({ confirmedAt, ...notice }) => ({ ...notice, isConfirmed: confirmedAt !== null }));
    },
  },
  ExtensionMutation: {
    async endStockNotice(_, { id, ...args }, scope) {
      scope.shopView(args);
      const { userId } = await ownerIn(scope);
      return endOwnNotice(scope.customers.db, userId, id);
    },
  },
};
