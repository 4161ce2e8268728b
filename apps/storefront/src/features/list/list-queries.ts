import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ProductSelection } from '@torg/commerce-sdk';
import { isFiltered, readListQuery, type ListSelection, type ProductFilters } from '@torg/commerce-sdk/domain';
import { allCategoriesQuery, pageSize, productsQuery } from '../../queries/catalogue-queries.ts';
import type { QuerySource } from '../../queries/query-source.ts';
import { scopeKey } from '../../queries/scope-key.ts';
import { anywhere, choicesWithOneLess, nothingChosen } from './facet-choice.ts';
import { listRequest, type ListSource } from './list-source.ts';
import { coloursOf, currencyOf } from './goods-in-sight.ts';
import { shownPages } from './shown-pages.ts';
import { withZeros } from './with-zeros.ts';

const listReads = () => import('./list-reads.ts');

/** Filters of a list change seldom; their counts are as old as this (ms) at most. */
const fiveMinutes = 300_000;

/** What an address chooses is nothing that a list can be narrowed by. */
export class UnknownChoice extends Error {
  override readonly name = 'UnknownChoice';
}

/** Of a page of products: what is shown of it is asked for by `listedQuery`, in a static part. */
const onlySource = { meta: { staysBehind: true } };

/** What a list can be narrowed by hangs on what it is narrowed by, and neither on its order nor on the page. */
function narrowing({ sort: _, ...request }: ProductSelection): Omit<ProductSelection, 'sort'> {
  return request;
}

/** What a list can be narrowed by, and what it takes to show that. */
export interface ListFilters extends ProductFilters {
  /** Of its prices, ISO 4217; null where nothing in sight has one. */
  currency: string | null;
  /** How the colours of the goods look that were in sight so far, by their names. */
  colours: Readonly<Record<string, string>>;
}

/** What of that the rest of the page shows. */
export interface ListSummary extends Pick<ListFilters, 'count' | 'currency'> {
  /** Whether there is anything to narrow it by. */
  isNarrowable: boolean;
}

/**
 * What a list can be narrowed by, counted as it is narrowed now, with 0 where nothing is left. It is asked for together with
 * the page of products that the address wants, which then is known too: each choice costs one call. It does not go along with
 * the document, which shows it: it is 28 kB where all goods are listed, and what it is needed for is alive later.
 */
export function filtersQuery({ commerce, shared }: QuerySource, source: ListSource, chosen: ListSelection) {
  const request = listRequest(source, chosen);
  const inList = ['filters', scopeKey(commerce), source.products] as const;
  const whole = [...inList, narrowing(listRequest(source, nothingChosen))];
  return queryOptions({
    queryKey: [...inList, narrowing(request)],
    queryFn: async ({ client, signal }): Promise<ListFilters> => {
      const { readFilters, readFiltered } = await listReads();
      const askAll = () =>
        shared.read(`filters ${JSON.stringify(source.products)}`, () => readFilters(commerce, source.products));
      const skip = (chosen.page - 1) * pageSize;
      const wholeList = async () => knownIn(client, inList) ?? (await comingIn(client, whole)) ?? askAll();
      const [found, all] = await Promise.all([
        readFiltered(commerce, { ...request, skip, take: pageSize }, { signal }),
        isFiltered(chosen) ? wholeList() : null,
      ]);
      if (!found) throw new UnknownChoice();
      const { list, filters } = found;
      const { queryKey } = productsQuery(commerce, request, chosen.page);
      client.setQueryDefaults(queryKey, onlySource);
      client.setQueryData(queryKey, list);
      const known = knownIn(client, inList);
      return {
        ...(all ? withZeros(all, filters) : filters),
        currency: currencyOf(list) ?? known?.currency ?? null,
        colours: { ...known?.colours, ...coloursOf(list) },
      };
    },
    staleTime: fiveMinutes,
    meta: { staysBehind: true },
  });
}

/** The goods of all pages that stand on the screen, in their order. Each page is asked for once, whatever it stands beside. */
export function listedQuery({ commerce }: Pick<QuerySource, 'commerce'>, source: ListSource, query: URLSearchParams) {
  const request = listRequest(source, readListQuery(query));
  const { first, last } = shownPages(query);
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return queryOptions({
    queryKey: ['listed', scopeKey(commerce), request, first, last],
    queryFn: async ({ client }) => {
      const lists = await Promise.all(
        pages.map((page) => client.ensureQueryData({ ...productsQuery(commerce, request, page), ...onlySource })),
      );
      return lists.flatMap(({ products }) => products);
    },
  });
}

/** What of that goes along: read off the filters, and as old as they are. */
export function summaryQuery(source: QuerySource, list: ListSource, chosen: ListSelection) {
  return queryOptions({
    queryKey: ['list summary', scopeKey(source.commerce), narrowing(listRequest(list, chosen))],
    queryFn: async ({ client }) => summaryOf(await client.fetchQuery(filtersQuery(source, list, chosen))),
    staleTime: fiveMinutes,
  });
}

function summaryOf({ count, currency, facets }: ListFilters): ListSummary {
  const isNarrowable = facets.some(({ values }) => values.some((value) => value.count < count));
  return { count, currency, isNarrowable };
}

/** What was learnt of the same list before, whatever it was narrowed by: its values are all there. */
function knownIn(client: QueryClient, inList: readonly unknown[]): ListFilters | undefined {
  return client.getQueriesData<ListFilters>({ queryKey: inList }).find(([, known]) => known)?.[1];
}

/** The whole list where it is on its way, as when the first touch of a page is a filter; undefined where it is not. */
async function comingIn(client: QueryClient, whole: readonly unknown[]): Promise<ListFilters | undefined> {
  const cache = client.getQueryCache();
  const coming = cache.find<ListFilters>({ queryKey: whole, exact: true, fetchStatus: 'fetching' });
  return coming?.promise?.catch(() => undefined);
}

/** How many products each way out of a choice gives: see `choicesWithOneLess`. */
export function waysOutQuery({ commerce }: Pick<QuerySource, 'commerce'>, source: ListSource, chosen: ListSelection) {
  return queryOptions({
    queryKey: ['ways out', scopeKey(commerce), narrowing(listRequest(source, chosen))],
    queryFn: async ({ signal }) => {
      const { countProducts } = await listReads();
      const countOf = (choice: ListSelection) => countProducts(commerce, listRequest(source, choice), { signal });
      return Promise.all(choicesWithOneLess(chosen).map(({ without }) => countOf(without)));
    },
  });
}

/** The categories that have goods for a choice that leaves nothing of its list: asked for at once, in the whole shop. */
export function nearCategoriesQuery(scope: QuerySource, source: ListSource, chosen: ListSelection) {
  const { commerce } = scope;
  const inShop = narrowing(listRequest({ products: {} }, anywhere(chosen)));
  return queryOptions({
    queryKey: ['near categories', scopeKey(commerce), source.products, narrowing(listRequest(source, chosen))],
    queryFn: async ({ client, signal }) => {
      const [{ readFiltered }, { nearCategories }] = await Promise.all([listReads(), import('./near-categories.ts')]);
      const [tree, found] = await Promise.all([
        client.ensureQueryData(allCategoriesQuery(scope)),
        readFiltered(commerce, { ...inShop, skip: 0, take: 0 }, { signal }),
      ]);
      return found ? nearCategories(tree, found.filters, source, chosen) : [];
    },
  });
}
