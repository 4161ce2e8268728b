import { tooManyAttempts } from '../errors/api-error.ts';
import type { CartRecord } from './cart-record.ts';
import type { CartView } from './cart-view.ts';

/** Throws what the client is told whose visitor began too many carts. */
export async function admitCart({ visitorLimits }: CartView): Promise<void> {
  const verdict = await visitorLimits.carts.begin();
  if (!verdict.allowed) throw tooManyAttempts('carts were begun', verdict.retryAfterSeconds);
}

/** Makes an empty cart, unless the visitor began too many. */
export async function beginCart(view: CartView): Promise<CartRecord> {
  await admitCart(view);
  return view.carts.create({ cartId: view.newId(), marketId: view.shop.market.id, now: view.now });
}
