import { apiError } from '../errors/api-error.ts';
import { isReceipted } from '../order/receipt/receipt.rules.ts';
import { isCancellable } from '../order/cancel-own-order.ts';
import { claimOrder } from '../order/claim-order.ts';
import { companyNumber } from '../order/company-number.rules.ts';
import { storableText } from '../database/storable-text.ts';
import type { ExtensionResolvers } from '../scope/contract-resolvers.ts';
import { findCheckout } from './find-checkout.ts';

/** What was agreed of an order, to whoever comes back from paying; the contract has no room for it. */
export const orderConfirmationResolvers: ExtensionResolvers = {
  ExtensionQuery: {
    async orderConfirmation(_, { id, cartId, ...shop }, scope) {
      const view = scope.shopView(shop);
      const { order } = await findCheckout(view, storableText(id), cartId ? storableText(cartId) : null);
      if (!order?.confirmation) return null;
      const user = await scope.currentUser();
      const { countryCode, placedAt, customerType, delivery, payment, pages } = order.confirmation;
      return {
        publicOrderId: order.publicId,
        placedAt: new Date(placedAt),
        email: order.email,
        isOrganization: customerType === 'ORGANIZATION',
        organizationNumber: companyNumber(order.checkout.draft, countryCode),
        isGuests: order.userId === null,
        isYours: user !== null && order.userId === user.userId,
        shippingName: delivery.name,
        deliveryTime: delivery.time,
        pickupPoint: delivery.pickupPoint,
        paymentName: payment.name,
        isBilled: payment.isBilled ?? false,
        heldUntil: await view.orders.heldUntil(order.orderId, view.now),
        receiptUrl: isReceipted(order) ? pages.receipt : null,
        isCancellable: isCancellable(order.status),
      };
    },
  },
  ExtensionMutation: {
    async claimOrder(_, { id, cartId, ...shop }, scope) {
      const user = await scope.currentUser();
      if (!user)
        throw apiError('UNAUTHENTICATED', 'Nobody is signed in. Send an access token as Authorization: Bearer.');
      const view = scope.shopView(shop);
      const { order } = await findCheckout(view, storableText(id), cartId ? storableText(cartId) : null);
      return order !== null && claimOrder(scope.customers.db, { order, user, now: view.now });
    },
  },
};
