import { decimalFromMinor } from '@torg/commerce-sdk/domain';
import type { GraphQLError } from 'graphql';
import { cartNotFound } from '../cart/refusal-error.ts';
import { blockedMessage, shippingFeeMessage } from '../checkout/checkout.resolvers.ts';
import { describeObstacle } from '../checkout/delivery-place.rules.ts';
import { apiError } from '../errors/api-error.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** Writes a refusal as the contract can carry it: a stable code, and what to do. */
export function orderRefusalError(refusal: OrderRefusal): GraphQLError {
  const { code, message, facts } = describeRefusal(refusal);
  return refusal.kind === 'cart-not-found' ? cartNotFound() : apiError(code, message, facts);
}

const identityMessages = {
  missing: "Who is billed says who they are. Send 'identityNumber', or pay another way.",
  invalid: "'identityNumber' is no number of this market. Correct it.",
};

/** A refusal in words. */
export function describeRefusal(refusal: OrderRefusal): {
  code: string;
  message: string;
  facts?: Record<string, unknown>;
} {
  switch (refusal.kind) {
    case 'cart-not-found':
      return { code: 'CART_NOT_FOUND', message: 'There is no such open cart.' };
    case 'already-ordered':
      return { code: 'CART_ORDERED', message: 'What this cart holds is ordered. Go on with a new cart.' };
    case 'cart-empty':
      return { code: 'CART_EMPTY', message: 'The cart is empty. Put something in it first.' };
    case 'cart-changing':
      return { code: 'CART_CHANGING', message: 'The cart is being changed just now. Send the order once more.' };
    case 'market':
      return { code: 'MARKET_NOT_ORDERABLE', message: 'Nothing can be ordered to this market. Choose another.' };
    case 'field':
      return {
        code: refusal.problem === 'missing' ? 'FIELD_MISSING' : 'FIELD_INVALID',
        message: `'${refusal.field}' is ${refusal.problem}. Fill it in and send the order again.`,
        facts: { field: refusal.field },
      };
    case 'place':
      return { ...describeObstacle(refusal.obstacle), facts: { field: refusal.field } };
    case 'pickup-point':
      return {
        code: refusal.problem === 'missing' ? 'FIELD_MISSING' : 'FIELD_INVALID',
        message: "Send as 'pickupPoint' the id of one of the places in the checkout's shippingData.",
        facts: { field: 'pickupPoint' },
      };
    case 'delivery-date':
      return {
        code: 'FIELD_INVALID',
        message: `'desiredDeliveryDate' may be ${refusal.first} to ${refusal.last}. Send one of these days, or none.`,
        facts: { field: 'desiredDeliveryDate', first: refusal.first, last: refusal.last },
      };
    case 'identity-number':
      // The name is the one that clients of the Merchant API look for.
      return {
        code: 'INVALID_IDENTITY_NUMBER',
        message: identityMessages[refusal.problem],
        facts: { field: 'identityNumber', problem: refusal.problem },
      };
    case 'terms':
      return { code: 'TERMS_NOT_ACCEPTED', message: "The terms must be accepted: send 'terms' in acceptedConsents." };
    case 'shipping':
      return { code: 'SHIPPING_NOT_CHOSEN', message: 'Choose one of the shipping options that the checkout offers.' };
    case 'shipping-fee':
      return { code: 'SHIPPING_FEE_NOT_OFFERED', message: shippingFeeMessage };
    case 'payment':
      return { code: 'PAYMENT_NOT_CHOSEN', message: 'Choose one of the payment options that the checkout offers.' };
    case 'blocked':
      return { code: 'CUSTOMER_BLACKLISTED', message: blockedMessage };
    case 'too-many-orders':
      return {
        code: 'TOO_MANY_ATTEMPTS',
        message: `Too many orders were placed. Wait ${refusal.retryAfterSeconds} seconds.`,
        facts: { retryAfterSeconds: refusal.retryAfterSeconds },
      };
    case 'out-of-stock':
      return {
        code: 'OUT_OF_STOCK',
        message:
          refusal.left > 0
            ? `Only ${refusal.left} of sku ${refusal.skuId} are left. Change the cart and order again.`
            : `Sku ${refusal.skuId} is sold out. Take it out of the cart and order again.`,
        facts: { skuId: refusal.skuId, left: refusal.left },
      };
    case 'promotion-used-up':
      return {
        code: 'PROMOTION_USED_UP',
        message: `'${refusal.name}' has been used as often as it can be. Take its code off the cart.`,
      };
    case 'approval-needed':
      return {
        code: 'APPROVAL_NEEDED',
        message: 'This costs more than you may order alone. Send it for approval: requestApproval of the extensions.',
      };
    case 'credit-exceeded':
      return {
        code: 'CREDIT_EXCEEDED',
        message: `${decimalFromMinor(refusal.left)} of the organization's credit is left. Order less, or pay another way.`,
        facts: { creditLeft: decimalFromMinor(refusal.left) },
      };
    case 'total-changed':
      return {
        code: 'TOTAL_CHANGED',
        message: `It costs ${decimalFromMinor(refusal.total)} now. Look at it again, and approve that sum.`,
        facts: { total: decimalFromMinor(refusal.total) },
      };
    case 'approval-over':
      return { code: 'APPROVAL_OVER', message: 'It was refused or taken back. Nothing was ordered.' };
    case 'not-approver':
      return { code: 'FORBIDDEN', message: 'You may not decide this order.' };
  }
}
