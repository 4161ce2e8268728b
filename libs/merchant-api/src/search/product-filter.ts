/** How a list can be ordered. */
export type ProductSort =
  | 'NONE'
  | 'LATEST'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'ALPHABETICAL'
  | 'ALPHABETICAL_DESC'
  | 'MOST_SOLD'
  | 'RELEVANCE'
  | 'BRAND'
  | 'AVAILABLE_STOCK'
  | 'AVAILABLE_STOCK_DESC'
  | 'TOTAL_STOCK'
  | 'TOTAL_STOCK_DESC';

/** Which products a list shows, and in which order. A part that is null does not limit it. */
export interface ProductFilter {
  searchText: string | null;
  /** Any of these categories, those below them included. */
  categoryIds: readonly (readonly number[])[];
  notCategoryIds: readonly number[] | null;
  brandIds: readonly (readonly number[])[];
  notBrandIds: readonly number[] | null;
  /** Selling price inc VAT in minor units, both ends included. */
  lowestPrice: number | null;
  highestPrice: number | null;
  /** Just these products in this order; every other part is ignored. */
  productIds: readonly number[] | null;
  articleNumbers: readonly string[] | null;
  /** Whether the products of a variant group are shown one by one. */
  includeCollapsed: boolean;
  sort: ProductSort;
}
