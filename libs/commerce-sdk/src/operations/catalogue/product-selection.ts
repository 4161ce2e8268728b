import { decimalFromMinor } from '../../domain/money/decimal-from-minor.ts';
import type { Minor } from '../../domain/money/money.ts';
import type { FilterMode, IncludeMode, SortType } from '../../generated/graphql.ts';

/** How a list may be ordered. */
export type ProductSort = SortType;

/** Which products a list is of. What is left out does not narrow it. */
export interface ProductSelection {
  categoryAlias?: string;
  brandAlias?: string;
  discountCampaignAlias?: string;
  /** The path of a list's page. */
  url?: string;
  searchText?: string;
  /** Facet ids: products that have one of each group. */
  facets?: readonly string[];
  excludeFacets?: readonly string[];
  /** Selling prices, minor units inc VAT. */
  price?: { lowest?: Minor; highest?: Minor };
  /** Asks for exactly these products, in this order; nothing else narrows the list then. At most 600. */
  productIds?: readonly number[];
  /** The same by article number; product ids win over it. */
  articleNumbers?: readonly string[];
  categoryIds?: readonly number[];
  brandIds?: readonly number[];
  discountCampaignIds?: readonly number[];
  excludeCategoryIds?: readonly number[];
  excludeBrandIds?: readonly number[];
  excludeDiscountCampaignIds?: readonly number[];
  /** Facet ids: products that have all (INTERSECT) or any (UNION) of them. */
  include?: readonly string[];
  includeMode?: IncludeMode;
  exclude?: readonly string[];
  /** Whether every variant is listed, and not one for all of them. */
  includeCollapsed?: boolean;
  /** Whether the counts of a facet's values leave out what is chosen in that facet (BY_GROUP) or not (CURRENT). */
  filterMode?: FilterMode;
  priceListIdentifier?: string;
  /** RELEVANCE for a search when left out, and otherwise the account's own order (NONE), which the shop calls RECOMMENDED. */
  sort?: ProductSort;
}

/** Writes a selection as the variables of a products query. */
export function selectionVariables(selection: ProductSelection) {
  const { categoryAlias, brandAlias, discountCampaignAlias, url, price, sort, ...filter } = selection;
  return {
    categoryAlias,
    brandAlias,
    discountCampaignAlias,
    url,
    filter: {
      ...filter,
      ...(price && { price: toPriceInput(price) }),
      // Always sent: a list without an order comes back in another one each time, and its pages overlap.
      sort: sort ?? (filter.searchText ? 'RELEVANCE' : 'NONE'),
    },
  } as const;
}

function toPriceInput({ lowest, highest }: NonNullable<ProductSelection['price']>) {
  return {
    lowest: lowest === undefined ? undefined : decimalFromMinor(lowest),
    highest: highest === undefined ? undefined : decimalFromMinor(highest),
  };
}
