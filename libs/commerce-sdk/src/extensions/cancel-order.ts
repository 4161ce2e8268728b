import type { RequestOptions } from '../client/commerce-client.ts';
import type { ResponseError } from '../errors/graphql-response-error.ts';
import { CancelOrderDocument } from '../generated/extensions.ts';
import { repeatable } from '../operations/call-options.ts';
import type { PurchaseRequest } from '../operations/checkout/get-purchase.ts';
import { refusalIn } from '../operations/refusal-in.ts';
import type { ExtensionsClient } from './extensions-client.ts';

/** What became of an order that its buyer cancelled. */
export type CancelOrderResult =
  /** `isPaidBack` says whether money goes back to the buyer. */
  | { kind: 'cancelled'; isPaidBack: boolean }
  | { kind: 'unknown-order' }
  /** It is being packed or was sent: it can be gone back on once it has come. */
  | { kind: 'under-way' };

/**
 * Cancels an order that nobody has begun to pack, by the ids of `getPurchase`. Sent again it does no harm.
 *
 * @example
 * const result = await cancelOrder(extensions, { id: cartId });
 */
export async function cancelOrder(
  client: ExtensionsClient,
  { id, cartId }: Pick<PurchaseRequest, 'id' | 'cartId'>,
  options?: RequestOptions,
): Promise<CancelOrderResult> {
  try {
    const answer = await client.request(CancelOrderDocument, { id, cartId }, repeatable(options));
    return { kind: 'cancelled', isPaidBack: answer.cancelOrder.isPaidBack };
  } catch (error) {
    return refusalIn(error, toRefusal);
  }
}

function toRefusal({ extensions: { code } }: ResponseError): CancelOrderResult | null {
  if (code === 'ORDER_NOT_FOUND') return { kind: 'unknown-order' };
  return code === 'ORDER_UNDER_WAY' ? { kind: 'under-way' } : null;
}
