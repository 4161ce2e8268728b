import {
  addToCart,
  createOrUpdateCheckout,
  getCart,
  getProduct,
  placeOrder,
  type CommerceClient,
  type RequestOptions,
} from '@torg/commerce-sdk';
import type { CheckoutDetails } from '@torg/commerce-sdk/domain';
import { buyer } from './buyer.ts';

export const mug = { alias: 'mugg-strand-kritvit' };

/** All that an order by invoice needs. */
const filledIn = { ...buyer, shippingId: 1, pickupPoint: 'SE-11122-1' } as const;

/** Makes a new cart with two of the mug. */
export async function twoMugs(client: CommerceClient) {
  const skuId = (await getProduct(client, mug))?.skus[0]?.skuId ?? 0;
  const { id: cartId } = await getCart(client);
  const change = await addToCart(client, { cartId, skuId, quantity: 2 });
  if (!change.ok) throw new Error(`The mug was refused: ${change.refusal.kind}`);
  return { cartId, skuId, lineId: change.cart.lines[0]?.id ?? '' };
}

/** What of an order is another than usual. */
interface OtherOrder {
  /** `redirect` is paid on a page of the provider; by invoice where it is left out. */
  flow?: 'shop' | 'redirect';
  details?: CheckoutDetails;
}

/** Orders two of the mug by invoice, for a customer where the options carry a token. */
export async function orderTwoMugs(client: CommerceClient, options: RequestOptions = {}, other: OtherOrder = {}) {
  const { flow: wanted = 'shop' } = other;
  const { cartId, skuId } = await twoMugs(client);
  const filled = await createOrUpdateCheckout(client, { cartId, details: { ...filledIn, ...other.details } }, options);
  if (filled.kind !== 'open') throw new Error(`The checkout is ${filled.kind}`);
  const payment = filled.checkout.paymentOptions.find(({ flow }) => flow === wanted);
  const details = { paymentId: payment?.paymentId ?? 0 };
  const purchase = { cartId, details, idempotencyKey: `purchase-${cartId}` };
  return {
    cartId,
    skuId,
    placed: await placeOrder(client, purchase, options),
    again: () => placeOrder(client, purchase, options),
  };
}
