import { readEmailAddress } from '@torg/commerce-sdk/domain';
import { storableText } from '../database/storable-text.ts';
import { apiError, tooManyAttempts } from '../errors/api-error.ts';
import { findCheckout } from '../payment/find-checkout.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { mailOrderLink } from './mail-order-link.ts';

/** What a buyer does about an order, with an account or without. */
export const ownOrderResolvers: ExtensionResolvers = {
  ExtensionMutation: {
    async requestOrderLink(_, { orderId, email: text, ...args }, scope) {
      const { shop, now, visitorLimits } = scope.shopView(args);
      const verdict = await visitorLimits.orderLinks.begin();
      if (!verdict.allowed) throw tooManyAttempts('orders were looked for', verdict.retryAfterSeconds);
      const email = readEmailAddress(text);
      const { db, queueMail, admitLetter } = scope.customers;
      const ports = { queueMail, admitLetter, channels: scope.channels };
      const asked = { orderId, email: email ?? '', languageId: shop.language.id, now };
      if (email !== null) scope.later(() => mailOrderLink(db, asked, ports));
      return true;
    },
    async cancelOrder(_, { id, cartId, ...args }, scope) {
      const view = scope.shopView(args);
      const { order } = await findCheckout(view, storableText(id), cartId ? storableText(cartId) : null);
      const result = order && (await cancelOwnOrder(scope.customers.db, order.orderId, view.now));
      switch (result?.kind) {
        case 'cancelled':
          return { orderId: String(result.orderId), isPaidBack: result.isPaidBack };
        case 'under-way':
          throw apiError('ORDER_UNDER_WAY', 'The order is being packed or was sent. Go back on it when it has come.');
        default:
          throw apiError('ORDER_NOT_FOUND', 'There is no such order. Give the ids that its confirmation has.');
      }
    },
  },
};
