/** The contract's FilterInputType. */
export interface FilterInput {
  searchText?: string | null;
  facets?: readonly (string | null)[] | null;
  excludeFacets?: readonly (string | null)[] | null;
  include?: readonly (string | null)[] | null;
  includeMode?: 'INTERSECT' | 'UNION' | null;
  exclude?: readonly (string | null)[] | null;
  sort?: string | null;
  price?: { lowest?: number | null; highest?: number | null } | null;
  filterMode?: 'BY_GROUP' | 'CURRENT' | null;
  productIds?: readonly (number | null)[] | null;
  articleNumbers?: readonly (string | null)[] | null;
  categoryIds?: readonly (number | null)[] | null;
  brandIds?: readonly (number | null)[] | null;
  discountCampaignIds?: readonly (number | null)[] | null;
  excludeCategoryIds?: readonly (number | null)[] | null;
  excludeBrandIds?: readonly (number | null)[] | null;
  excludeDiscountCampaignIds?: readonly (number | null)[] | null;
  includeCollapsed?: boolean | null;
  priceListIdentifier?: string | null;
}

/** The arguments of `products`. */
export interface ListArguments {
  skip?: number | null;
  take?: number | null;
  brandAlias?: string | null;
  categoryAlias?: string | null;
  discountCampaignAlias?: string | null;
  url?: string | null;
  filter?: FilterInput | null;
}
