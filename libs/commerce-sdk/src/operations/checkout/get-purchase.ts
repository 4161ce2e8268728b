import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { PaymentType } from '../../domain/checkout/checkout.ts';
import type { Purchase } from '../../domain/order/placed-order.ts';
import { PurchaseDocument } from '../../generated/graphql.ts';
import { toCart } from '../cart/to-cart.ts';
import { personal } from '../call-options.ts';
import { toPlacedOrder } from './to-placed-order.ts';

/** Which order to read back after paying: by the id that the payment came back with. */
export interface PurchaseRequest {
  /** What the provider sent the shopper back with, or the cart's own id where there is no provider. */
  id: string;
  cartId?: string;
  paymentType: PaymentType;
}

/**
 * Reads what became of a checkout, for the page that confirms it; null where the API knows none by the id.
 *
 * @example
 * const purchase = await getPurchase(client, { id: cartId, cartId, paymentType: 'STANDARD' });
 * console.log(purchase?.order?.orderId);
 */
export async function getPurchase(
  client: CommerceClient,
  request: PurchaseRequest,
  options?: RequestOptions,
): Promise<Purchase | null> {
  const { checkout } = await client.request(PurchaseDocument, request, personal(options));
  if (!checkout) return null;
  const { completed, order, cart, nthPurchase, htmlSnippet, newCheckoutSession } = checkout;
  return {
    isCompleted: completed,
    order: order && toPlacedOrder(order),
    cart: cart?.id ? toCart(cart, 'Purchase', client.scope) : null,
    nthPurchase,
    htmlSnippet,
    isNewSession: newCheckoutSession,
  };
}
