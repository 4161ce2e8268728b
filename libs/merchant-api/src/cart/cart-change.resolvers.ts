import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import { storableText } from '../database/storable-text.ts';
import { apiError, badUserInput } from '../errors/api-error.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { noteLine } from './cart-change.rules.ts';
import type { CartNotice } from './cart-changes.rules.ts';
import { joinCart } from './join-cart.ts';
import { putInto } from './put-into.ts';
import { refusalError } from './refusal-error.ts';
import { acceptPrices, cartNotices } from './see-cart.ts';

/** As of a line that is added with a note. */
const LONGEST_TEXT = 2_000;

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
    async noteLine(_, { cartId, lineId, message, ...shop }, scope) {
      if (message.length > LONGEST_TEXT) throw badUserInput(`'message' may have ${LONGEST_TEXT} characters at most.`);
      const { carts, now } = scope.shopView(shop);
      const note = storableText(message).trim() || null;
      const result = await carts.change(storableText(cartId), now, (cart) => {
        const noted = noteLine(cart.lines, lineId, note);
        return noted.ok ? { ok: true, cart: { ...cart, lines: noted.lines } } : noted;
      });
      if (result.ok) return result.cart.cartId;
      if (result.refusal.kind === 'unknown-item' || result.refusal.kind === 'packaged-item') return null;
      throw refusalError(result.refusal);
    },
    async copyCart(_, { from, cartId, ...shop }, scope) {
      const view = scope.shopView(shop);
      const other = await view.carts.find(storableText(from));
      return other ? putInto(view, cartId, { lines: other.lines, isInPlace: false }) : { cartId: null, limited: [] };
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
