import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { storableText } from '../database/storable-text.ts';
import { apiError } from '../errors/api-error.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import type { CartNotice } from './cart-changes.rules.ts';
import { joinCart } from './join-cart.ts';
import { acceptPrices, cartNotices } from './see-cart.ts';

/** What became of carts; the contract has no room for it. */
export const cartChangeResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async cartChanges(_, { cartId, ...shop }, scope) {
      return (await cartNotices(scope.shopView(shop), storableText(cartId))).map(presentNotice);
    },
  },
  ExtensionMutation: {
    acceptCartPrices: (_, { cartId, ...shop }, scope) => acceptPrices(scope.shopView(shop), storableText(cartId)),
    async joinCart(_, { cartId, ...shop }, scope) {
      const user = await scope.currentUser();
      if (!user)
        throw apiError('UNAUTHENTICATED', 'Nobody is signed in. Send an access token as Authorization: Bearer.');
      const joined = await joinCart(scope.shopView(shop), scope.customers.db, {
        cartId: storableText(cartId),
        userId: user.userId,
      });
      return { cartId: joined?.cart.cartId ?? null, limited: joined?.limited ?? [] };
    },
  },
};

function presentNotice(notice: CartNotice) {
  const { kind, lineId } = notice;
  return {
    kind,
    lineId,
    before: notice.kind === 'PRICE' ? decimalFromMinor(notice.before) : null,
    after: notice.kind === 'PRICE' ? decimalFromMinor(notice.after) : null,
    left: notice.kind === 'STOCK' ? notice.left : null,
  };
}
