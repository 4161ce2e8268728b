import type { PlaceOrderRefusal } from '../../domain/order/placed-order.ts';
import { minorFromDecimal } from '../../domain/money/minor-from-decimal.ts';
import type { ResponseError } from '../../errors/graphql-response-error.ts';
import { unitsIn } from '../refusal-in.ts';

/** Refusals that say all by their code. */
const plain: Readonly<Record<string, PlaceOrderRefusal>> = {
  CART_ORDERED: { kind: 'already-ordered' },
  CART_EMPTY: { kind: 'cart-empty' },
  CART_CHANGING: { kind: 'cart-changing' },
  MARKET_NOT_ORDERABLE: { kind: 'market-not-orderable' },
  TERMS_NOT_ACCEPTED: { kind: 'terms-not-accepted' },
  NOT_DELIVERED: { kind: 'not-delivered' },
  SHIPPING_NOT_CHOSEN: { kind: 'shipping-not-chosen' },
  SHIPPING_FEE_NOT_OFFERED: { kind: 'shipping-fee-not-offered' },
  PAYMENT_NOT_CHOSEN: { kind: 'payment-not-chosen' },
  PAYMENT_UNAVAILABLE: { kind: 'payment-unavailable' },
  CUSTOMER_BLACKLISTED: { kind: 'customer-blocked' },
  PROMOTION_USED_UP: { kind: 'promotion-used-up' },
  APPROVAL_NEEDED: { kind: 'approval-needed' },
};

/** Reads why an order was not placed; null where the error is none that a shopper can put right. */
export function toPlaceOrderRefusal(error: ResponseError): PlaceOrderRefusal | null {
  const { code, field, problem } = error.extensions;
  switch (code) {
    case 'OUT_OF_STOCK':
      return { kind: 'out-of-stock', skuId: unitsIn(error, 'skuId'), left: unitsIn(error, 'left') };
    case 'CREDIT_EXCEEDED':
      return { kind: 'credit-exceeded', creditLeft: minorFromDecimal(unitsIn(error, 'creditLeft')) };
    case 'INVALID_IDENTITY_NUMBER':
      // The contract has one code for both.
      return problem === 'missing'
        ? { kind: 'field-missing', field: 'identityNumber' }
        : { kind: 'invalid-identity-number' };
    case 'FIELD_MISSING':
      return { kind: 'field-missing', field: String(field ?? '') };
    case 'FIELD_INVALID':
      return { kind: 'field-invalid', field: String(field ?? '') };
    default:
      return (typeof code === 'string' && Object.hasOwn(plain, code) && plain[code]) || null;
  }
}
