import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Order } from '../../domain/order/order.ts';
import { OrderDocument } from '../../generated/graphql.ts';
import { unlessSignedOut } from '../account/unless-signed-out.ts';
import { personal } from '../call-options.ts';
import { toOrder } from './to-order.ts';

/**
 * Reads one order of the customer whose access token is sent; null where it is another's, and where nobody is signed in.
 *
 * @example
 * const order = await getOrder(client, { orderId: 1001 }); // null where it is not the customer's
 */
export function getOrder(
  client: CommerceClient,
  { orderId }: { orderId: number },
  options?: RequestOptions,
): Promise<Order | null> {
  return unlessSignedOut(async () => {
    const answer = await client.request(OrderDocument, { orderId }, personal(options));
    return answer.getOrder && toOrder(answer.getOrder, answer.getOrder, client.scope);
  });
}
