import { getProducts, type ProductsRequest, type RequestOptions } from '@torg/commerce-sdk';
import type { ProductList } from '@torg/commerce-sdk/domain';
import type { ShopClient } from '../scope/shop-client.ts';

/** What pages of the catalogue and the frame around them ask the Merchant API. It is fetched late: see late-reads.ts. */
export {
  getCategories,
  getCategory,
  getContentPages,
  getListPage,
  getMenuAtLocation,
  getProduct,
  getProducts,
  getRelatedProducts,
  getWidgetArea,
} from '@torg/commerce-sdk';

/** A list of products by the search of the channel: see `channel-search.ts`. */
export async function listProducts(
  { search, ...client }: ShopClient,
  request: ProductsRequest,
  options?: RequestOptions,
): Promise<ProductList> {
  return (await (await search?.())?.list(request, options)) ?? getProducts(client, request, options);
}
