import type { Members } from '../index/members.ts';

/** What a group of filters is about, as the contract's FilterType names it. */
export type FacetType = 'Category' | 'Brand' | 'Sku' | 'Price' | 'Discount' | 'Parameter' | 'StockStatus';

/** One thing that can be chosen, such as a brand. */
export interface FacetValue {
  /** What is sent to choose it, such as `b_3`. */
  facetId: string;
  /** What it is without its group: a category's id, a brand's id, or the name in small letters. */
  id: string;
  parentId: string | null;
  label: string;
  /** Path of the page of its own, where it has one. */
  url: string | null;
  order: number;
  isHidden: boolean;
  members: Members;
}

/** Values of one kind. Of those chosen in one facet a product needs any; of each facet with a choice it needs one. */
export interface Facet {
  filterId: string;
  type: FacetType;
  /** What a parameter stands under. */
  group: string | null;
  label: string;
  order: number;
  values: readonly FacetValue[];
}
