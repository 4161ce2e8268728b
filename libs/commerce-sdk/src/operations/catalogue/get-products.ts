import type { CommerceClient, RequestOptions } from '../../client/commerce-client.ts';
import type { ProductList } from '../../domain/listing/product-list.ts';
import { ProductsDocument } from '../../generated/graphql.ts';
import type { SortType } from '../../generated/graphql.ts';
import { MissingDataError } from '../../errors/missing-data-error.ts';
import { present } from '../present.ts';
import { toListedProduct } from './to-listed-product.ts';

/** How a list may be ordered. */
export type ProductSort = SortType;

export interface ProductsRequest {
  skip: number;
  take: number;
  categoryAlias?: string;
  brandAlias?: string;
  /** Asks for exactly these products, in this order. */
  productIds?: readonly number[];
  searchText?: string;
  /** RELEVANCE for a search and LATEST otherwise, when left out. */
  sort?: ProductSort;
}

/** Reads one page of products in the client's market and language. */
export async function getProducts(
  client: CommerceClient,
  { productIds, searchText, sort, ...page }: ProductsRequest,
  options?: RequestOptions,
): Promise<ProductList> {
  const filter = {
    searchText,
    productIds: productIds && [...productIds],
    // Always sent: a list without an order comes back in another one each time, and its pages overlap.
    sort: sort ?? (searchText ? 'RELEVANCE' : 'LATEST'),
  } as const;
  const { products } = await client.request(ProductsDocument, { ...page, filter }, options);
  if (!products) throw new MissingDataError('Products');
  return { count: products.count, products: present(products.products).map(toListedProduct) };
}
