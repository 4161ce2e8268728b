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
      const { placedAt, customerType, delivery, payment, pages } = order.confirmation;
      return {
        publicOrderId: order.publicId,
        placedAt: new Date(placedAt),
        email: order.email,
        isOrganization: customerType === 'ORGANIZATION',
        shippingName: delivery.name,
        deliveryTime: delivery.time,
        pickupPoint: delivery.pickupPoint,
        paymentName: payment.name,
        isBilled: payment.isBilled ?? false,
        receiptUrl: pages.receipt,
      };
    },
  },
};
