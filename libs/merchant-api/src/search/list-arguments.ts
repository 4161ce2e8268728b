/** The contract's FilterInputType, as far as it is read. */
export interface FilterInput {
  searchText?: string | null;
  facets?: readonly (string | null)[] | null;
  excludeFacets?: readonly (string | null)[] | null;
  include?: readonly (string | null)[] | null;
  exclude?: readonly (string | null)[] | null;
  sort?: string | null;
  price?: { lowest?: number | null; highest?: number | null } | null;
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
