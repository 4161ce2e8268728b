import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ListedOrder } from '../../domain/order/order.ts';
import { OrdersDocument } from '../../generated/graphql.ts';
import { unlessSignedOut } from '../account/unless-signed-out.ts';
import { personal } from '../call-options.ts';
import { present } from '../present.ts';
import { toListedOrder } from './to-order.ts';

/**
 * Reads the orders of the customer whose access token is sent; null where the API knows nobody by it.
 *
 * @example
 * const orders = await getOrders(client); // null where nobody is signed in
 */
export function getOrders(client: CommerceClient, options?: RequestOptions): Promise<readonly ListedOrder[] | null> {
  return unlessSignedOut(async () => {
    const answer = await client.request(OrdersDocument, {}, personal(options));
    return present(answer.getOrders).map(toListedOrder);
  });
}
