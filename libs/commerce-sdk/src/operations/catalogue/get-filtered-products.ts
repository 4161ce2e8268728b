import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ProductFilters } from '../../domain/listing/facet.ts';
import type { ProductList } from '../../domain/listing/product-list.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import { FilteredProductsDocument } from '../../generated/graphql.ts';
import { present } from '../present.ts';
import type { ProductsRequest } from './get-products.ts';
import { selectionVariables } from './product-selection.ts';
import { toListedProduct } from './to-listed-product.ts';
import { toProductFilters } from './to-product-filters.ts';

/** One page of a list, and all that the list can be narrowed by. */
export interface FilteredProducts {
  list: ProductList;
  filters: ProductFilters;
}

/**
 * Reads one page of products together with what their list can be narrowed by, in one call. Where the filters of a list are
 * known, `getProducts` gives its other pages and orders for less.
 *
 * @example
 * const { list, filters } = await getFilteredProducts(client, { skip: 0, take: 24, searchText: 'mugg' });
 */
export async function getFilteredProducts(
  client: CommerceClient,
  { skip, take, ...selection }: ProductsRequest,
  options?: RequestOptions,
): Promise<FilteredProducts> {
  const variables = { skip, take, ...selectionVariables(selection) };
  const { products } = await client.request(FilteredProductsDocument, variables, options);
  if (!products) throw new MissingDataError('FilteredProducts');
  return {
    list: {
      count: products.count,
      products: present(products.products).map((product) => toListedProduct(product, client.scope)),
    },
    filters: toProductFilters(products, client.scope),
  };
}
