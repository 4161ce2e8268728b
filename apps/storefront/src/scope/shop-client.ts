import type { CommerceClient, FilteredProducts, ProductsRequest, RequestOptions } from '@torg/commerce-sdk';
import type { ListedProduct, ProductList } from '@torg/commerce-sdk/domain';

/** The search of a channel that has a search provider: what the Merchant API is not asked to find. Its reads throw what those of the API throw. */
export interface ChannelSearch {
  /** A part of a list; null where the provider does not understand what is asked for, such as a campaign. */
  list(request: ProductsRequest, options?: RequestOptions): Promise<ProductList | null>;
  /** The same with all that the list can be narrowed by. */
  listFiltered(request: ProductsRequest, options?: RequestOptions): Promise<FilteredProducts | null>;
  /** What goes with a product. */
  recommend(
    product: Pick<ListedProduct, 'alias' | 'canonicalUrl'>,
    take: number,
    options?: RequestOptions,
  ): Promise<readonly ListedProduct[]>;
  /** Tells the provider of a click on what it found, by its code. It never throws. */
  trackClick(trackingCode: string): Promise<void>;
}

/** The client of a channel, with the search that finds its products where that is a provider's. */
export interface ShopClient extends CommerceClient {
  /** Absent where the Merchant API finds them itself. */
  search?: () => Promise<ChannelSearch>;
}
