import { minorFromDecimal } from '@torg/commerce-sdk/domain';
import { badUserInput } from '../errors/api-error.ts';
import type { BrandRecord } from '../catalogue/brand.repository.ts';
import type { CategoryTree } from '../catalogue/category-tree.ts';
import { storableText } from '../database/storable-text.ts';
import { campaignFacetId, filterIdOf } from './facets/facet-id.ts';
import type { GeinsMerchantApiQueryProductsArgs } from '../generated/contract.ts';
import type { ProductFilter, ProductSort } from './product-filter.ts';
import { readListUrl } from './read-list-url.ts';

const MOST_IDS = 600;

/** What of a filter must be looked up in the catalogue first. */
export interface ListPlaces {
  tree: CategoryTree;
  brands: readonly BrandRecord[];
  languageId: string;
}

/** Reads what a list shows. A category, brand or campaign that does not exist makes an empty list. */
export function readFilter(args: GeinsMerchantApiQueryProductsArgs, places: ListPlaces): ProductFilter {
  const filter = args.filter ?? {};
  const facetIds = (name: 'facets' | 'excludeFacets' | 'include' | 'exclude') => readFacetIds(name, filter[name]);
  const included = facetIds('include');
  const ids = (name: IdList, letters: string) => readIds(name, filter[name]).map((id) => `${letters}_${id}`);
  const anyOf = [ids('categoryIds', 'c'), ids('brandIds', 'b'), ids('discountCampaignIds', 'dc')];
  const without = [
    ...[ids('excludeCategoryIds', 'c'), ids('excludeBrandIds', 'b'), ids('excludeDiscountCampaignIds', 'dc')],
    ...[facetIds('excludeFacets'), facetIds('exclude')],
  ];
  return {
    searchText: filter.searchText?.trim() ? filter.searchText : null,
    facets: facetIds('facets'),
    within: [
      ...placesOf(args, places),
      ...anyOf.filter((list) => list.length > 0),
      ...(filter.includeMode === 'UNION' && included.length > 0 ? [included] : included.map((facetId) => [facetId])),
    ],
    without: without.flat(),
    lowestPrice: readPrice('lowest', filter.price?.lowest),
    highestPrice: readPrice('highest', filter.price?.highest),
    productIds: whereGiven(readIds('productIds', filter.productIds)),
    articleNumbers: whereGiven(readList('articleNumbers', filter.articleNumbers).map(storableText)),
    includeCollapsed: filter.includeCollapsed ?? false,
    priceListIdentifier: filter.priceListIdentifier ? storableText(filter.priceListIdentifier) : null,
    sort: readSort(filter.sort),
  };
}

type IdList =
  | 'categoryIds'
  | 'brandIds'
  | 'discountCampaignIds'
  | 'excludeCategoryIds'
  | 'excludeBrandIds'
  | 'excludeDiscountCampaignIds';

/** Where the list stands: what is named by alias or by the address of a page. What does not exist has no facet id. */
function placesOf(args: GeinsMerchantApiQueryProductsArgs, { tree, brands, languageId }: ListPlaces): string[][] {
  const category = (alias: string) => facetIdOf('c', tree.findByAlias(alias, languageId)?.categoryId);
  const brand = (alias: string) => facetIdOf('b', brands.find((candidate) => candidate.alias === alias)?.brandId);
  const campaign = (alias: string) => [campaignFacetId(alias)];
  const { categoryAlias, brandAlias, discountCampaignAlias } = args;
  const page = args.url ? readListUrl(args.url) : null;
  return [
    ...(categoryAlias ? [category(categoryAlias)] : []),
    ...(brandAlias ? [brand(brandAlias)] : []),
    ...(discountCampaignAlias ? [campaign(discountCampaignAlias)] : []),
    ...(page ? [page.kind === 'unknown' ? [] : { category, brand, campaign }[page.kind](page.alias)] : []),
  ];
}

function facetIdOf(letter: string, id: number | undefined): string[] {
  return id === undefined ? [] : [`${letter}_${id}`];
}

function readList<Item>(name: string, list: readonly (Item | null)[] | null | undefined): Item[] {
  const items = (list ?? []).filter((item) => item !== null);
  if (items.length > MOST_IDS) throw badUserInput(`'${name}' holds ${items.length}; give at most ${MOST_IDS}.`);
  return items;
}

function readIds(name: string, list: readonly (number | null)[] | null | undefined): number[] {
  return readList(name, list);
}

function readFacetIds(name: string, list: readonly (string | null)[] | null | undefined): string[] {
  const facetIds = readList(name, list);
  const odd = facetIds.find((facetId) => filterIdOf(facetId) === null);
  if (odd === undefined) return [...new Set(facetIds.map(storableText))];
  throw badUserInput(`'${name}' holds '${odd.slice(0, 40)}', which is no facet. Use the facetId of a filter's value.`);
}

function whereGiven<Item>(list: readonly Item[]): readonly Item[] | null {
  return list.length > 0 ? list : null;
}

function readPrice(name: string, price: number | null | undefined): number | null {
  if (price === null || price === undefined) return null;
  const minor = minorFromDecimal(price);
  if (Number.isSafeInteger(minor)) return minor;
  throw badUserInput(`'price.${name}' is no amount that goods can cost.`);
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
  VOTES: 'VOTES',
  FACET_ORDER: 'FACET_ORDER',
};

/** Orders of the merchant's own (CUSTOM_1 to CUSTOM_5) do not exist yet, so those keep the order of the shop. */
function readSort(sort: string | null | undefined): ProductSort {
  return sorts[sort ?? 'NONE'] ?? 'NONE';
}
