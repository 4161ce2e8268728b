import type { PrecomputedOrder } from './index/list-index.ts';

/** How a list can be ordered. */
export type ProductSort = PrecomputedOrder | 'NONE' | 'RELEVANCE' | 'FACET_ORDER';

/** Which products a list shows, and in which order. A part that is null or empty does not limit it. */
export interface ProductFilter {
  searchText: string | null;
  /** What a shopper has chosen, by facet id: of each facet a product needs any of its chosen values. */
  facets: readonly string[];
  /** Each is a list of facet ids of which a product needs one. */
  within: readonly (readonly string[])[];
  /** Facet ids of which a product may have none. */
  without: readonly string[];
  /** Selling price inc VAT in minor units, both ends included. */
  lowestPrice: number | null;
  highestPrice: number | null;
  /** Just these products in this order; every other part is ignored. */
  productIds: readonly number[] | null;
  articleNumbers: readonly string[] | null;
  /** Whether the products of a variant group are shown one by one. */
  includeCollapsed: boolean;
  /** Prices of this list count where they are lower. */
  priceListIdentifier: string | null;
  sort: ProductSort;
}

/** A filter that lets everything through. */
export const everyProduct: ProductFilter = {
  searchText: null,
  facets: [],
  within: [],
  without: [],
  lowestPrice: null,
  highestPrice: null,
  productIds: null,
  articleNumbers: null,
  includeCollapsed: false,
  priceListIdentifier: null,
  sort: 'NONE',
};
