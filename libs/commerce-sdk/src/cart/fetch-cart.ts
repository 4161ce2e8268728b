import type { CommerceClient } from '../client/commerce-client.ts';
import type { Cart } from '../domain/cart/cart.ts';
import type { CommerceError } from '../errors/commerce-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import { getCart } from '../operations/cart/get-cart.ts';
import { isCartMissing } from './is-cart-missing.ts';

export interface FetchCartOptions {
  /** Resolves after that many milliseconds. */
  wait(ms: number): Promise<void>;
  /** How many times to ask in all. */
  attempts?: number;
  delayMs?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Reads a cart, asking again after a failed or an empty response. After the last attempt it throws the last error: an
 * outage never looks like an empty cart, so nobody's basket is thrown away because of one. A cart that the API says does
 * not exist is not asked for again.
 */
export async function fetchCart(
  client: CommerceClient,
  { cartId }: { cartId?: string | null },
  { wait, attempts = 5, delayMs = 1000, signal }: FetchCartOptions,
): Promise<Cart> {
  let failure: CommerceError = new NetworkError('The cart was not asked for');
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      return await getCart(client, { cartId }, { signal, retries: 0 });
    } catch (error) {
      failure = toCommerceError(error);
    }
    if (signal?.aborted || isCartMissing(failure)) break;
    if (attempt < attempts) await wait(delayMs);
    if (signal?.aborted) break;
  }
  throw failure;
}
