import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { PromoCodeResult } from '../../domain/cart/cart.ts';
import type { ResponseError } from '../../errors/graphql-response-error.ts';
import { SetCartPromoCodeDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import { refusalIn } from '../refusal-in.ts';
import type { CartRequest } from './cart-request.ts';
import { scopeIn } from '../shop-path.ts';
import { toCart } from './to-cart.ts';

/** Which code to put on which cart. */
export interface SetCartPromoCodeRequest extends Omit<CartRequest, 'allowExternalShippingFee'> {
  code: string;
}

/**
 * Puts a promo code, in place of the one before, or the code of a gift card on a cart. Where the API lets gift cards stand
 * beside a promo code and each other, as the embedded one does, the cart shows the code that came last. An empty code is not
 * sent: it is invalid.
 *
 * @example
 * const result = await setCartPromoCode(client, { cartId, code: 'VINTER10' });
 */
export async function setCartPromoCode(
  client: CommerceClient,
  { cartId, code, marketId }: SetCartPromoCodeRequest,
  options?: RequestOptions,
): Promise<PromoCodeResult> {
  const promoCode = code.trim();
  if (promoCode === '') return { kind: 'invalid' };
  try {
    const answer = await client.request(
      SetCartPromoCodeDocument,
      { id: cartId, promoCode, marketId },
      repeatable(options),
    );
    const cart = toCart(answer.setCartPromoCode, 'SetCartPromoCode', scopeIn(client.scope, marketId));
    // An account may refuse a code by leaving the cart as it was.
    return isSameCode(cart.promoCode, promoCode) ? { kind: 'applied', cart } : { kind: 'invalid' };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function isSameCode(kept: string | null, sent: string): boolean {
  return kept?.toLowerCase() === sent.toLowerCase();
}

/** Codes that say nothing about the promo code. Those that come with a status of 300 or more never get here. */
const FAULTS: readonly unknown[] = [
  'BAD_USER_INPUT',
  'CART_NOT_FOUND',
  'CART_ORDERED',
  'FORBIDDEN',
  'GRAPHQL_VALIDATION_FAILED',
  'INTERNAL_SERVER_ERROR',
  'NOT_AVAILABLE',
  'QUERY_TOO_COSTLY',
  'QUERY_TOO_DEEP',
  'QUERY_TOO_LARGE',
  'TOO_MANY_ALIASES',
  'TOO_MANY_ATTEMPTS',
  'TOO_MANY_REQUESTS',
  'UNAUTHENTICATED',
  'UNAUTHORIZED',
];

/** Accounts tell that the conditions are not met by that name, and that a code gives nothing by several. */
function toRefusal({ extensions: { code } }: ResponseError): PromoCodeResult | null {
  if (code === 'RequirementsNotMet') return { kind: 'conditions-not-met' };
  return typeof code === 'string' && !FAULTS.includes(code) ? { kind: 'invalid' } : null;
}
