import {
  getFilteredProducts,
  getProductFilters,
  getProducts,
  GraphQLResponseError,
  type FilteredProducts,
  type ProductSelection,
  type ProductsRequest,
  type RequestOptions,
} from '@torg/commerce-sdk';
import type { ProductFilters } from '@torg/commerce-sdk/domain';
import type { ShopClient } from '../../scope/shop-client.ts';

// What lists ask the search of the channel, or the Merchant API. It is fetched late, as all that asks it is.

/** All that a whole list can be narrowed by. */
export async function readFilters(
  { search, ...client }: ShopClient,
  selection: ProductSelection,
): Promise<ProductFilters> {
  const found = await (await search?.())?.listFiltered({ ...selection, skip: 0, take: 0 });
  return found ? found.filters : getProductFilters(client, selection);
}

/** How many products a list has. */
export async function countProducts(
  { search, ...client }: ShopClient,
  selection: ProductSelection,
  options: RequestOptions,
): Promise<number> {
  const request = { ...selection, skip: 0, take: 0 };
  return ((await (await search?.())?.list(request, options)) ?? (await getProducts(client, request, options))).count;
}

/** A page of a list and what narrows it; null where the API knows no such filter, as in an address that somebody typed. */
export async function readFiltered(
  { search, ...client }: ShopClient,
  request: ProductsRequest,
  options: RequestOptions,
): Promise<FilteredProducts | null> {
  try {
    return (
      (await (await search?.())?.listFiltered(request, options)) ??
      (await getFilteredProducts(client, request, options))
    );
  } catch (error) {
    if (request.facets && error instanceof GraphQLResponseError && error.codes.includes('BAD_USER_INPUT')) return null;
    throw error;
  }
}
