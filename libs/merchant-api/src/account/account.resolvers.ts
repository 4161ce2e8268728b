import { apiError } from '../errors/api-error.ts';
import type { ShopArguments } from '../market/find-shop.ts';
import type { RequestScope } from '../scope/request-scope.ts';
import { presentUser } from './present-user.ts';

/** The customer who asks. */
export const accountResolvers = {
  GeinsMerchantApiQuery: {
    async getUser(_: unknown, args: ShopArguments, scope: RequestScope) {
      // The answer is the same in every shop, but a shop that does not exist is still a mistake.
      scope.shopView(args);
      const user = await scope.currentUser();
      if (!user)
        throw apiError('UNAUTHENTICATED', 'Nobody is signed in. Send an access token as Authorization: Bearer.');
      return presentUser(user);
    },
  },
};
