import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ProductList } from '../../domain/listing/product-list.ts';
import { ProductsDocument } from '../../generated/graphql.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import { present } from '../present.ts';
import { selectionVariables } from './product-selection.ts';
import type { ProductSelection } from './product-selection.ts';
import { toListedProduct } from './to-listed-product.ts';

/** Which products to list, in which order, and how many. */
export interface ProductsRequest extends ProductSelection {
  /** How many products to leave out, at most 6000. */
  skip: number;
  /** How many to give. The API gives 200 at most, without a word about the rest: `count` tells how many there are. */
  take: number;
}

/**
 * Reads one page of products in the client's market and language. Called from plain JavaScript without `skip` and `take`, it
 * gives what the API takes these for, the first 24.
 *
 * @example
 * const { count, products } = await getProducts(client, { skip: 0, take: 24, categoryAlias: 'muggar', sort: 'PRICE' });
 */
export async function getProducts(
  client: CommerceClient,
  { skip, take, ...selection }: ProductsRequest,
  options?: RequestOptions,
): Promise<ProductList> {
  const variables = { skip, take, ...selectionVariables(selection) };
  const { products } = await client.request(ProductsDocument, variables, options);
  if (!products) throw new MissingDataError('Products');
  return {
    count: products.count,
    products: present(products.products).map((product) => toListedProduct(product, client.scope)),
  };
}
