import type { BrandRecord } from '../../catalogue/brand.repository.ts';
import type { CategoryTree } from '../../catalogue/category-tree.ts';
import type { Facet, FacetValue } from '../facets/facet.ts';
import type { CardLayout } from './card-layout.ts';
import type { SlotTable } from './slot-table.ts';

/** The orders that a list can have of its own; others follow from what was asked for. */
export type PrecomputedOrder =
  | 'ALPHABETICAL'
  | 'ALPHABETICAL_DESC'
  | 'AVAILABLE_STOCK'
  | 'AVAILABLE_STOCK_DESC'
  | 'BRAND'
  | 'LATEST'
  | 'MOST_SOLD'
  | 'PRICE'
  | 'PRICE_DESC'
  | 'TOTAL_STOCK'
  | 'TOTAL_STOCK_DESC'
  | 'VOTES';

/**
 * Everything that lists of one market in one language are worked out from, held in memory. It never changes; a newer one
 * takes its place.
 */
export interface ListIndex {
  table: SlotTable;
  tree: CategoryTree;
  brands: readonly BrandRecord[];
  /** Every slot in the order of the shop. */
  shopOrder: Int32Array;
  cards: CardLayout;
  /** Where every product has a card of its own. */
  singleCards: CardLayout;
  /** In the order in which they are shown. */
  facets: readonly Facet[];
  /** Every value that can be chosen, shown or not, by facet id. */
  values: ReadonlyMap<string, FacetValue>;
  /** Selling prices inc VAT in minor units by slot; NaN where there is none. */
  selling: Float64Array;
  /** By how many percent a price is reduced from the prior one, by slot; NaN where it is not. */
  reductions: Float64Array;
  orders: Readonly<Record<PrecomputedOrder, Int32Array>>;
  /** The state of the database that it was read from. */
  snapshot: string;
  /** From then on its prices and campaigns are old, in milliseconds since 1970. */
  changeAt: number;
}
