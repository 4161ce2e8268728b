import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { CheckoutDetails } from '../../domain/checkout/checkout.ts';
import type { PlaceOrderResult } from '../../domain/order/placed-order.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import { PlaceOrderDocument } from '../../generated/graphql.ts';
import type { PlaceOrderMutation } from '../../generated/graphql.ts';
import { refusalIn } from '../refusal-in.ts';
import { checkoutInput } from './checkout-input.ts';
import { toPlaceOrderRefusal } from './to-place-order-refusal.ts';

/** The cart to order, with its checkout as it is filled in. */
export interface PlaceOrderRequest {
  cartId: string;
  /** What was not filled in by `createOrUpdateCheckout` already. */
  details?: CheckoutDetails;
  /**
   * The same for every try of one purchase, so that an order of which no answer came can be sent again without being placed
   * twice: 8 to 128 letters or digits, made when the shopper presses the button.
   */
  idempotencyKey: string;
}

/**
 * Places the order of a cart. A refusal is an answer; everything is then as it was.
 *
 * @example
 * const placed = await placeOrder(client, { cartId, details, idempotencyKey: 'one-press' });
 * if (placed.kind === 'placed' && placed.redirectUrl) location.assign(placed.redirectUrl);
 */
export async function placeOrder(
  client: CommerceClient,
  { cartId, details = {}, idempotencyKey }: PlaceOrderRequest,
  options?: RequestOptions,
): Promise<PlaceOrderResult> {
  try {
    const variables = { cartId, checkout: checkoutInput(details) };
    const answer = await client.request(PlaceOrderDocument, variables, { ...options, idempotencyKey });
    return toPlaced(answer.placeOrder);
  } catch (error) {
    return refusalIn(error, toPlaceOrderRefusal);
  }
}

/** An answer that names no order leaves open whether there is one, so it counts as none. */
function toPlaced(order: PlaceOrderMutation['placeOrder']): PlaceOrderResult {
  if (!order?.orderId && !order?.publicId) throw new MissingDataError('PlaceOrder');
  const { orderId, publicId, status, redirectUrl } = order;
  return { kind: 'placed', orderId: orderId ?? '', publicId: publicId ?? '', status: status ?? '', redirectUrl };
}
