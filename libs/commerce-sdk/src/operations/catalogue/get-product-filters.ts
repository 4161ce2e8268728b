import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ProductFilters } from '../../domain/listing/facet.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import { ProductFiltersDocument } from '../../generated/graphql.ts';
import { selectionVariables } from './product-selection.ts';
import type { ProductSelection } from './product-selection.ts';
import { toProductFilters } from './to-product-filters.ts';

/**
 * Reads all that a list can be narrowed by, without its products, in the client's market and language. Ask without `facets`
 * once to learn every value; with them, values that are left by none are missing.
 *
 * @example
 * const { facets } = await getProductFilters(client, { categoryAlias: 'muggar' });
 */
export async function getProductFilters(
  client: CommerceClient,
  selection: ProductSelection = {},
  options?: RequestOptions,
): Promise<ProductFilters> {
  const { products } = await client.request(ProductFiltersDocument, selectionVariables(selection), options);
  if (!products) throw new MissingDataError('ProductFilters');
  return toProductFilters(products, client.scope);
}
