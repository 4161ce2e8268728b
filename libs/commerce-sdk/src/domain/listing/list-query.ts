import { readFacets, writeFacets, type SelectedFacet } from './selected-facet.ts';

/** The groups of facets that every list may have; each is a key of its query. */
export const facetGroups = ['categories', 'brands', 'skus', 'price', 'discount'] as const;

/** The name of a group of facets that every list may have. */
export type FacetGroup = (typeof facetGroups)[number];

/** What a shopper has chosen of a list, as its address says it. */
export type ListSelection = Readonly<Record<FacetGroup, readonly SelectedFacet[]>> & {
  /** By the name of a parameter, such as Material. */
  parameters: Readonly<Record<string, readonly SelectedFacet[]>>;
  /** A sort of the API, such as PRICE_DESC; null where the list's own order holds. */
  sort: string | null;
  /** From 1. */
  page: number;
};

/** What is known of an address beside the choice that it says. */
export interface ListAddress {
  /** The query as it stands: what says nothing of the list, such as the mark of a campaign, is kept. */
  query?: URLSearchParams;
  /** The sort that holds where nobody picks one; the address does not name it. */
  defaultSort?: string;
}

const PARAMETER = 'p-';
const ownKeys: readonly string[] = [...facetGroups, 'sort', 'page'];

/**
 * Reads what is chosen of a list from its query: comma lists of `label~id`, `p-{name}` for parameters, `sort` and `page`.
 *
 * @example
 * const selection = readListQuery(new URL(location.href).searchParams);
 */
export function readListQuery(query: URLSearchParams): ListSelection {
  const values = (key: string) => readFacets(query.getAll(key));
  const names = [...new Set(query.keys())].filter(isParameter).map((key) => key.slice(PARAMETER.length));
  const parameters = names.map((name) => [name, values(PARAMETER + name)] as const);
  return {
    categories: values('categories'),
    brands: values('brands'),
    skus: values('skus'),
    price: values('price'),
    discount: values('discount'),
    parameters: Object.fromEntries(parameters.filter(([, chosen]) => chosen.length > 0)),
    sort: query.get('sort') || null,
    page: readPage(query.get('page') ?? ''),
  };
}

/**
 * Writes what is chosen of a list as its query. What is as it comes is left out: the sort that would hold anyway, and the
 * first page. Groups and parameters always stand in the same order.
 *
 * @example
 * const query = writeListQuery(readListQuery(new URLSearchParams('sort=PRICE'))).toString();
 */
export function writeListQuery(selection: ListSelection, { query, defaultSort }: ListAddress = {}): URLSearchParams {
  const { parameters, sort, page, ...groups } = selection;
  const written = new URLSearchParams(
    [...(query ?? [])].filter(([key]) => !ownKeys.includes(key) && !isParameter(key)),
  );
  const write = (key: string, values: readonly SelectedFacet[]) => {
    if (values.length > 0) written.set(key, writeFacets(values));
  };
  for (const group of facetGroups) write(group, groups[group]);
  const byName = Object.entries(parameters).sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [name, values] of byName) write(PARAMETER + name, values);
  if (sort !== null && sort !== defaultSort) written.set('sort', sort);
  if (page > 1) written.set('page', String(page));
  return written;
}

/**
 * Whether a list is filtered at all; its order and page do not count.
 *
 * @example
 * const hasChips = isFiltered(readListQuery(new URLSearchParams()));
 */
export function isFiltered({ parameters, ...groups }: ListSelection): boolean {
  return [...facetGroups.map((group) => groups[group]), ...Object.values(parameters)].some(({ length }) => length > 0);
}

function isParameter(key: string): boolean {
  return key.startsWith(PARAMETER) && key !== PARAMETER;
}

function readPage(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}
