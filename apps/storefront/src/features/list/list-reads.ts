import {
  getFilteredProducts,
  GraphQLResponseError,
  type CommerceClient,
  type FilteredProducts,
  type ProductsRequest,
  type RequestOptions,
} from '@torg/commerce-sdk';

/** What lists ask the Merchant API. It is fetched late, as all that asks it is. */
export { getProductFilters, getProducts } from '@torg/commerce-sdk';

/** A page of a list and what narrows it; null where the API knows no such filter, as in an address that somebody typed. */
export async function readFiltered(
  commerce: CommerceClient,
  request: ProductsRequest,
  options: RequestOptions,
): Promise<FilteredProducts | null> {
  try {
    return await getFilteredProducts(commerce, request, options);
  } catch (error) {
    if (request.facets && error instanceof GraphQLResponseError && error.codes.includes('BAD_USER_INPUT')) return null;
    throw error;
  }
}
