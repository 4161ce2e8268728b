import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { CartChange, PackageRefusal } from '../../domain/cart/cart.ts';
import type { PackageSelection } from '../../domain/product/package-selection.ts';
import { AddPackageToCartDocument } from '../../generated/graphql.ts';
import type { CartRequest } from './cart-request.ts';
import { scopeIn } from '../shop-path.ts';
import { toCart } from './to-cart.ts';
import { toPackageChange } from './to-cart-change.ts';

/** A package for a cart, with what was picked in each of its groups. */
export interface AddPackageToCartRequest extends CartRequest {
  /** The product id of the package. */
  packageId: number;
  /** At most one for each group; see `missingChoices`. Where there is none for a group, its default option is taken. */
  selections: readonly PackageSelection[];
}

/**
 * Puts one package in a cart, as lines that share a `groupKey`. A refusal is an answer; the cart is then as it was.
 *
 * @example
 * const selections = defaultSelections(productPackage.groups);
 * const change = await addPackageToCart(client, { cartId, packageId: productPackage.packageId, selections });
 */
export function addPackageToCart(
  client: CommerceClient,
  { cartId, marketId, packageId, selections, allowExternalShippingFee = false }: AddPackageToCartRequest,
  options?: RequestOptions,
): Promise<CartChange<PackageRefusal>> {
  return toPackageChange(async () => {
    const variables = { id: cartId, packageId, selections, allowExternalShippingFee, marketId };
    const answer = await client.request(AddPackageToCartDocument, variables, options);
    return toCart(answer.addPackageToCart, 'AddPackageToCart', scopeIn(client.scope, marketId));
  });
}
