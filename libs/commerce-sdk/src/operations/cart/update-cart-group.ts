import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { CartChange, PackageRefusal } from '../../domain/cart/cart.ts';
import { UpdateCartGroupDocument } from '../../generated/graphql.ts';
import { repeatable } from '../call-options.ts';
import type { CartRequest } from './cart-request.ts';
import { scopeIn } from '../shop-path.ts';
import { toCart } from './to-cart.ts';
import { toPackageChange } from './to-cart-change.ts';

/** How many of a package, by its group key, a cart shall hold from now on. */
export interface UpdateCartGroupRequest extends CartRequest {
  /** What the lines of the package share. */
  groupKey: string;
  /** How many of the package the cart shall hold; 0 removes it. */
  quantity: number;
}

/**
 * Sets how many of a package a cart holds, all its lines at once. A refusal is an answer; the cart is then as it was.
 *
 * @example
 * const change = await updateCartGroup(client, { cartId, groupKey: 'group-1', quantity: 2 });
 */
export function updateCartGroup(
  client: CommerceClient,
  { cartId, marketId, groupKey, quantity, allowExternalShippingFee = false }: UpdateCartGroupRequest,
  options?: RequestOptions,
): Promise<CartChange<PackageRefusal>> {
  return toPackageChange(async () => {
    const variables = { id: cartId, item: { groupKey, quantity }, allowExternalShippingFee, marketId };
    const answer = await client.request(UpdateCartGroupDocument, variables, repeatable(options));
    return toCart(answer.updateCartGroup, 'UpdateCartGroup', scopeIn(client.scope, marketId));
  });
}
