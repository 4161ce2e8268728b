import { minorFromDecimal } from '@torg/commerce-sdk/domain';
import { badUserInput, notAvailable } from '../errors/api-error.ts';
import type { CategoryTree } from '../catalogue/category-tree.ts';
import type { FilterInput, ListArguments } from './list-arguments.ts';
import type { ProductFilter, ProductSort } from './product-filter.ts';

const DEFAULT_TAKE = 24;
const MOST_TAKEN = 200;
const MOST_SKIPPED = 6000;
const MOST_IDS = 600;

/** Reads which part of a list is asked for; throws BAD_USER_INPUT outside of the API's limits. */
export function readPage({ skip, take }: ListArguments): { skip: number; take: number } {
  const page = { skip: skip ?? 0, take: take ?? DEFAULT_TAKE };
  if (page.take < 0 || page.take > MOST_TAKEN) {
    throw badUserInput(`'take' is ${page.take}; give a number from 0 to ${MOST_TAKEN}.`);
  }
  if (page.skip < 0 || page.skip > MOST_SKIPPED) {
    throw badUserInput(`'skip' is ${page.skip}; give a number from 0 to ${MOST_SKIPPED}.`);
  }
  return page;
}

/** What of a filter must be looked up in the catalogue first. */
export interface ListPlaces {
  tree: CategoryTree;
  languageId: string;
  /** The brand that `brandAlias` names: undefined where none was asked for, null where there is none. */
  brandId: number | null | undefined;
}

/** Reads what a list shows. A category or brand that does not exist makes an empty list. */
export function readFilter(args: ListArguments, { tree, languageId, brandId }: ListPlaces): ProductFilter {
  const filter = args.filter ?? {};
  refuseUnbuilt(args, filter);
  const category = args.categoryAlias ? tree.findByAlias(args.categoryAlias, languageId) : undefined;
  const below = (ids: readonly number[]) => ids.flatMap((id) => tree.withDescendants(id));
  const categoryIds = given(filter.categoryIds);
  const brandIds = given(filter.brandIds);
  return {
    searchText: filter.searchText?.trim() ? filter.searchText : null,
    categoryIds: [
      ...(category === undefined ? [] : [category ? below([category.categoryId]) : []]),
      ...(categoryIds ? [below(categoryIds)] : []),
    ],
    notCategoryIds: mapGiven(given(filter.excludeCategoryIds), below),
    brandIds: [...(brandId === undefined ? [] : [brandId === null ? [] : [brandId]]), ...(brandIds ? [brandIds] : [])],
    notBrandIds: given(filter.excludeBrandIds),
    lowestPrice: readPrice(filter.price?.lowest),
    highestPrice: readPrice(filter.price?.highest),
    productIds: limited('productIds', given(filter.productIds)),
    articleNumbers: limited('articleNumbers', given(filter.articleNumbers)),
    includeCollapsed: filter.includeCollapsed ?? false,
    sort: readSort(filter.sort),
  };
}

/** What is part of the contract but not served yet is refused: leaving it out would answer with the wrong products. */
function refuseUnbuilt({ discountCampaignAlias, url }: ListArguments, filter: FilterInput): void {
  if (discountCampaignAlias) throw notAvailable("The argument 'discountCampaignAlias'");
  if (url) throw notAvailable("The argument 'url'");
  if (filter.priceListIdentifier) throw notAvailable("The filter 'priceListIdentifier'");
  const lists = [
    'facets',
    'excludeFacets',
    'include',
    'exclude',
    'discountCampaignIds',
    'excludeDiscountCampaignIds',
  ] as const;
  for (const name of lists) {
    if (filter[name]?.length) throw notAvailable(`The filter '${name}'`);
  }
}

function given<Item>(list: readonly (Item | null)[] | null | undefined): Item[] | null {
  const items = (list ?? []).filter((item) => item !== null);
  return items.length > 0 ? items : null;
}

function mapGiven<Item>(list: readonly Item[] | null, map: (list: readonly Item[]) => readonly Item[]) {
  return list && map(list);
}

function limited<Item>(name: string, list: readonly Item[] | null): readonly Item[] | null {
  if (list && list.length > MOST_IDS) throw badUserInput(`'${name}' holds ${list.length}; give at most ${MOST_IDS}.`);
  return list;
}

function readPrice(price: number | null | undefined): number | null {
  return price === null || price === undefined ? null : minorFromDecimal(price);
}

const sorts: Readonly<Record<string, ProductSort>> = {
  NONE: 'NONE',
  LATEST: 'LATEST',
  PRICE: 'PRICE',
  PRICE_DESC: 'PRICE_DESC',
  ALPHABETICAL: 'ALPHABETICAL',
  ALPHABETICAL_DESC: 'ALPHABETICAL_DESC',
  MOST_SOLD: 'MOST_SOLD',
  RELEVANCE: 'RELEVANCE',
  BRAND: 'BRAND',
  AVAILABLE_STOCK: 'AVAILABLE_STOCK',
  AVAILABLE_STOCK_DESC: 'AVAILABLE_STOCK_DESC',
  TOTAL_STOCK: 'TOTAL_STOCK',
  TOTAL_STOCK_DESC: 'TOTAL_STOCK_DESC',
};

/** No votes and no orders of the merchant's own exist yet, so those sorts keep the order of the shop. */
function readSort(sort: string | null | undefined): ProductSort {
  return sorts[sort ?? 'NONE'] ?? 'NONE';
}
