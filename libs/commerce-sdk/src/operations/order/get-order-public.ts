import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { Order } from '../../domain/order/order.ts';
import { OrderPublicDocument } from '../../generated/graphql.ts';
import { personal } from '../call-options.ts';
import { toOrder } from './to-order.ts';

/**
 * Reads what was bought in the order that has the public id; it asks nothing of who bought. Null where there is none.
 *
 * @example
 * const order = await getOrderPublic(client, { publicId });
 */
export async function getOrderPublic(
  client: CommerceClient,
  { publicId }: { publicId: string },
  options?: RequestOptions,
): Promise<Order | null> {
  const answer = await client.request(OrderPublicDocument, { publicOrderId: publicId }, personal(options));
  return answer.getOrderPublic && toOrder(answer.getOrderPublic, null, client.scope);
}
