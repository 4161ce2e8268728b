import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import { ProductAddressesDocument } from '../../generated/graphql.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import { present } from '../present.ts';
import type { ProductsRequest } from './get-products.ts';
import { toPageAddress } from './page-address.ts';
import type { CataloguePageAddress } from './page-address.ts';
import { selectionVariables } from './product-selection.ts';

/** How many products a selection has, and where some of them stand. */
export interface ProductAddresses {
  count: number;
  addresses: readonly CataloguePageAddress[];
}

/**
 * Reads where the products of one page of a list stand, and nothing else of them: for sitemaps. Every variant is listed unless
 * the request says otherwise, since each has a page of its own.
 *
 * @example
 * const { addresses } = await getProductAddresses(client, { skip: 0, take: 1000 });
 */
export async function getProductAddresses(
  client: CommerceClient,
  request: Pick<ProductsRequest, 'skip' | 'take' | 'price' | 'sort' | 'includeCollapsed'>,
  options?: RequestOptions,
): Promise<ProductAddresses> {
  const { skip, take, includeCollapsed = true, sort = 'LATEST', ...selection } = request;
  const variables = { skip, take, filter: selectionVariables({ ...selection, sort, includeCollapsed }).filter };
  const { products } = await client.request(ProductAddressesDocument, variables, options);
  if (!products) throw new MissingDataError('ProductAddresses');
  return {
    count: products.count,
    addresses: present(products.products).flatMap((product) => toPageAddress(product, 'p', client.scope)),
  };
}
