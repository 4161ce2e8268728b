import type { Purchase, PlaceOrderRefusal, PlaceOrderResult } from '../domain/order/placed-order.ts';
import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import { isServerFault } from '../errors/is-server-fault.ts';
import { toCommerceError } from '../errors/to-commerce-error.ts';
import type { CommerceError } from '../errors/commerce-error.ts';

/** What became of an order that was sent. */
export type OrderOutcome =
  | Extract<PlaceOrderResult, { kind: 'placed' }>
  /** It stands, as its cart says; the answer with its public id was lost. */
  | { kind: 'found'; orderId: string }
  | PlaceOrderRefusal
  /** Nobody knows: no answer came, though it was asked for again. Sending the same key once more does no harm. */
  | { kind: 'unknown'; error: CommerceError };

/** What ordering asks of the API. */
export interface OrderCalls {
  /** Sends the order: the same key each time. */
  place(): Promise<PlaceOrderResult>;
  /** Reads what became of the cart. */
  look(): Promise<Purchase | null>;
  /** Resolves after that many milliseconds. */
  wait(ms: number): Promise<void>;
}

/** How long it is waited before each further look, in ms: some eight seconds in all. */
const PAUSES = [500, 1_500, 3_000, 3_000];

/**
 * Sends an order until it is known what became of it. Where no answer came it is looked for first, as the order may have
 * been taken; only where there is none is the same sent again, under the same key. An error that the API words is no lost
 * answer, and is thrown on, unless it says that something went wrong within the API.
 *
 * @example
 * const outcome = await orderOnce({
 *   place: () => placeOrder(client, { cartId, idempotencyKey: 'one-press' }),
 *   look: () => getPurchase(client, { id: cartId, cartId, paymentType: 'STANDARD' }),
 *   wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
 * });
 */
export async function orderOnce({ place, look, wait }: OrderCalls): Promise<OrderOutcome> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await place();
    } catch (error) {
      if (error instanceof GraphQLResponseError && !isServerFault(error)) throw error;
      const pause = PAUSES[attempt];
      if (pause === undefined) return { kind: 'unknown', error: toCommerceError(error) };
      await wait(pause);
      const order = await standing(look);
      if (order !== null) return { kind: 'found', orderId: order };
    }
  }
}

/** The order that stands; null where there is none, or nobody answers. */
async function standing(look: OrderCalls['look']): Promise<string | null> {
  try {
    const purchase = await look();
    return purchase?.isCompleted && purchase.order ? purchase.order.orderId : null;
  } catch {
    return null;
  }
}
