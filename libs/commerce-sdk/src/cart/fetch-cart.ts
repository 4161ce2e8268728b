import type { CommerceClient } from '../client/commerce-client.ts';
import type { Cart } from '../domain/cart/cart.ts';
import { getCart } from '../operations/cart/get-cart.ts';
import { askPatiently, createRetryBudget, type Patience } from './retry-budget.ts';

/**
 * Reads a cart, asking again after a failed or an empty response. After the last attempt it throws the last error: an
 * outage never looks like an empty cart, so nobody's basket is thrown away because of one. A cart that the API says does
 * not exist is not asked for again, and nor is anything else that it says no to.
 *
 * @example
 * const held = await fetchCart(client, { cartId });
 */
export function fetchCart(
  client: CommerceClient,
  { cartId }: { cartId?: string | null },
  patience: Patience = {},
): Promise<Cart> {
  const once = { signal: patience.signal, retries: 0 };
  return askPatiently(createRetryBudget(patience), () => getCart(client, { cartId }, once));
}
