import type { ProductSelection, ProductSort } from '@torg/commerce-sdk';
import {
  activeSort,
  facetGroups,
  isFiltered,
  readListQuery,
  writeListQuery,
  type ListSelection,
} from '@torg/commerce-sdk/domain';
import { bandsIn, minorRange, rangeIn } from './price-range.ts';
import { firstPageKey, type ShownPages } from './shown-pages.ts';

/** A list: what is in it before anyone chooses, and the order that it wants itself, where it wants one. */
export interface ListSource {
  products: Pick<ProductSelection, 'categoryAlias' | 'brandAlias' | 'discountCampaignAlias' | 'url' | 'searchText'>;
  sort?: ListSort;
}

/** What a list can be sorted by, in the words of addresses, and in those of the API. RECOMMENDED is the account's own order. */
const apiSorts = {
  RECOMMENDED: 'NONE',
  RELEVANCE: 'RELEVANCE',
  LATEST: 'LATEST',
  MOST_SOLD: 'MOST_SOLD',
  PRICE: 'PRICE',
  PRICE_DESC: 'PRICE_DESC',
} as const satisfies Record<string, ProductSort>;

export type ListSort = keyof typeof apiSorts;

/** The order of a list in which nobody picked one. */
function defaultSort({ sort, products }: ListSource): ListSort {
  return sort ?? (products.searchText === undefined ? 'RECOMMENDED' : 'RELEVANCE');
}

/** The order that holds in a list: what the shopper picked, else the list's own. A sort that nobody knows is none. */
export function sortOf(source: ListSource, { sort }: Pick<ListSelection, 'sort'>): ListSort {
  const active = sort !== null && isListSort(sort) ? sort : null;
  return activeSort({ active, custom: source.sort ?? null, fallback: defaultSort(source) }) as ListSort; // of these three, each is one
}

/** The orders that a shopper may pick in a list, its own first. */
export function sortsOf(source: ListSource): readonly ListSort[] {
  const own = defaultSort(source);
  const first = source.products.searchText === undefined ? 'RECOMMENDED' : 'RELEVANCE';
  return [...new Set([own, first, 'LATEST', 'PRICE', 'PRICE_DESC'] as const)];
}

/** What to ask the API for: the list, narrowed and ordered as its address chooses. */
export function listRequest(source: ListSource, chosen: ListSelection): ProductSelection {
  const range = rangeIn(chosen);
  const facets = chosenFacets(chosen);
  return {
    ...source.products,
    ...(facets.length > 0 && { facets }),
    ...(range && { price: minorRange(range) }),
    ...(isFiltered(chosen) && { filterMode: 'BY_GROUP' }),
    sort: apiSorts[sortOf(source, chosen)],
  };
}

/** Where a list stands: the path of its first page, and all that its address says. */
export interface ListAt {
  pathname: string;
  query: URLSearchParams;
}

/** The address of another choice in the same list. What the address says beside its list stays. */
export function choiceAddress(source: ListSource, { pathname, query }: ListAt, chosen: ListSelection): string {
  const beside = new URLSearchParams(query);
  beside.delete(firstPageKey);
  const written = String(writeListQuery(chosen, { query: beside, defaultSort: defaultSort(source) }));
  return written === '' ? pathname : `${pathname}?${written}`;
}

/** The address of another page of the same choice. */
export function pageAddress(source: ListSource, at: ListAt, page: number): string {
  return choiceAddress(source, at, { ...readListQuery(at.query), page });
}

/** The address of the same choice with several pages on the screen. */
export function listAddress(source: ListSource, at: ListAt, { first, last }: ShownPages): string {
  const address = pageAddress(source, at, last);
  return first === last ? address : `${address}&${firstPageKey}=${first}`;
}

function isListSort(sort: string): sort is ListSort {
  return Object.hasOwn(apiSorts, sort);
}

function chosenFacets(chosen: ListSelection): readonly string[] {
  const others = facetGroups.filter((group) => group !== 'price').map((group) => chosen[group]);
  const groups = [...others, bandsIn(chosen), ...Object.values(chosen.parameters)];
  return groups.flat().map(({ id }) => id);
}
