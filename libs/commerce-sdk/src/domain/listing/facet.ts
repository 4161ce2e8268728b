import type { Minor } from '../money/money.ts';

/** One value that a list can be narrowed to. */
export interface FacetValue {
  /** What `getProducts` takes among its `facets`, such as `c_12`. */
  facetId: string;
  /** The facet id of the value that it lies under, such as a category's; null at the top. */
  parentId: string | null;
  /** In the client's language. */
  label: string;
  /** The path of its own page, such as a brand's; null where it has none. */
  url: string | null;
  order: number;
  /** How many products of the list have it. */
  count: number;
  isHidden: boolean;
}

/** One thing that a list can be narrowed by, such as the brand or a colour. */
export interface Facet {
  filterId: string;
  /** `Category`, `Brand`, `Sku`, `Price`, `Discount`, `Parameter` or `StockStatus`, and what accounts add. */
  type: string;
  /** Which heading it stands under; empty where it has none. */
  group: string;
  /** In the client's language, so it says nothing to a program: that is what `type` and `filterId` are for. */
  label: string;
  order: number;
  /** In their order. */
  values: readonly FacetValue[];
}

/** All that a list can be narrowed by. */
export interface ProductFilters {
  /** How many products the list has. */
  count: number;
  /** The lowest and the highest price in the list, minor units inc VAT; null where nothing in it has a price. */
  price: { lowest: Minor; highest: Minor } | null;
  /** In their order. */
  facets: readonly Facet[];
}
