import { needsDelivery, type Address } from '@torg/commerce-sdk/domain';
import type { Confirmation } from './confirmation.ts';

/**
 * The address that an order is sent to; null where it is fetched, goes by mail as gift cards do, or nobody tells. An account
 * tells of an address of its own alone: without one the goods go to the buyer's.
 */
export function sentTo({ agreed, cart, placed }: Pick<Confirmation, 'agreed' | 'cart' | 'placed'>): Address | null {
  if (agreed?.pickupPoint) return null;
  const isOfGoods = cart && needsDelivery(cart.lines);
  const buyers = agreed?.shippingName && isOfGoods ? placed?.billingAddress : null;
  return placed?.shippingAddress ?? buyers ?? null;
}
