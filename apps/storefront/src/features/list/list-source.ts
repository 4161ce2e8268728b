import type { ProductSelection, ProductSort } from '@torg/commerce-sdk';
import {
  activeSort,
  facetGroups,
  isFiltered,
  readListQuery,
  writeListQuery,
  type ListSelection,
} from '@torg/commerce-sdk/domain';

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

/** What to ask the API for: the list, narrowed and ordered as its address chooses. A sort that nobody knows is none. */
export function listRequest(source: ListSource, chosen: ListSelection): ProductSelection {
  const active = chosen.sort !== null && isListSort(chosen.sort) ? chosen.sort : null;
  const sort = activeSort({ active, custom: source.sort ?? null, fallback: defaultSort(source) }) as ListSort; // of these three, each is one
  return {
    ...source.products,
    ...(isFiltered(chosen) && { facets: chosenFacets(chosen), filterMode: 'BY_GROUP' }),
    sort: apiSorts[sort],
  };
}

/** The address of another page of the same choice. What the address says beside its list stays. */
export function pageAddress(source: ListSource, address: { pathname: string; query: URLSearchParams }, page: number) {
  const { pathname, query } = address;
  const chosen = { ...readListQuery(query), page };
  const written = String(writeListQuery(chosen, { query, defaultSort: defaultSort(source) }));
  return written === '' ? pathname : `${pathname}?${written}`;
}

function isListSort(sort: string): sort is ListSort {
  return Object.hasOwn(apiSorts, sort);
}

function chosenFacets(chosen: ListSelection): readonly string[] {
  const groups = [...facetGroups.map((group) => chosen[group]), ...Object.values(chosen.parameters)];
  return groups.flat().map(({ id }) => id);
}
