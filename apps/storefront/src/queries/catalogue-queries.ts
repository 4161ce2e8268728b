import { queryOptions } from '@tanstack/react-query';
import type { CommerceClient, ProductSelection } from '@torg/commerce-sdk';
import type { ListedCategory } from '@torg/commerce-sdk/domain';
import type { ShopClient } from '../scope/shop-client.ts';
import { branchOf, categoriesBelow } from './category-tree.ts';
import { apiReads } from './lazy-reads.ts';
import type { QuerySource } from './query-source.ts';
import { scopeKey } from './scope-key.ts';

/** Products on one page of a list. */
export const pageSize = 20;

/** The categories that everything else lies under, in their order. */
export function rootCategoriesQuery({ commerce, shared }: QuerySource) {
  return queryOptions({
    queryKey: ['categories', scopeKey(commerce), 'roots'],
    queryFn: () =>
      shared.read('root categories', async () => {
        const { getCategories } = await apiReads();
        return categoriesBelow(await getCategories(commerce, { parentCategoryId: 0 }), 0);
      }),
    staleTime: Infinity,
  });
}

/** All categories that are shown. No page shows them all, so they stay where they were asked for. */
export function allCategoriesQuery({ commerce, shared }: QuerySource) {
  return queryOptions({
    queryKey: ['categories', scopeKey(commerce), 'all'],
    queryFn: () => shared.read('all categories', async () => (await apiReads()).getCategories(commerce)),
    staleTime: Infinity,
    meta: { staysBehind: true },
  });
}

/** What lies right above a category and right below it. */
export function categoryBranchQuery(scope: QuerySource, category: ListedCategory) {
  return queryOptions({
    queryKey: ['branch', scopeKey(scope.commerce), category.alias],
    queryFn: async ({ client }) => branchOf(await client.ensureQueryData(allCategoriesQuery(scope)), category),
    staleTime: Infinity,
  });
}

/** One category, with what only its own page says; null where none has the alias. */
export function categoryQuery({ commerce, shared }: QuerySource, alias: string) {
  return queryOptions({
    queryKey: ['category', scopeKey(commerce), alias],
    queryFn: () => shared.read(`category ${alias}`, async () => (await apiReads()).getCategory(commerce, { alias })),
    staleTime: Infinity,
  });
}

/** What the page of a list says beside its products, by its path; null where no list stands there. */
export function listPageQuery({ commerce, shared }: QuerySource, path: string) {
  return queryOptions({
    queryKey: ['list page', scopeKey(commerce), path],
    queryFn: () =>
      shared.read(`list page ${path}`, async () => (await apiReads()).getListPage(commerce, { url: path })),
    staleTime: Infinity,
  });
}

/** One product; null where no product has the alias. */
export function productQuery(commerce: CommerceClient, alias: string) {
  return queryOptions({
    queryKey: ['product', scopeKey(commerce), alias],
    // A product names its own skus; those of its siblings stand on their pages.
    queryFn: async ({ signal }) => (await apiReads()).getProduct(commerce, { alias, lowestLevel: 1 }, { signal }),
  });
}

/** One page of a list, the first being 1. */
export function productsQuery(commerce: ShopClient, selection: ProductSelection, page = 1, size = pageSize) {
  return queryOptions({
    queryKey: ['products', scopeKey(commerce), selection, page, size],
    queryFn: async ({ signal }) =>
      (await apiReads()).listProducts(commerce, { ...selection, skip: (page - 1) * size, take: size }, { signal }),
  });
}

/** The first products of a list, for a part that its page does not wait for: see DeferredSection. */
export function deferredProductsQuery(commerce: CommerceClient, selection: ProductSelection, size: number) {
  return queryOptions({
    queryKey: ['products', scopeKey(commerce), selection, 'first', size],
    queryFn: async ({ signal }) =>
      (await apiReads()).getProducts(commerce, { ...selection, skip: 0, take: size }, { signal }),
    meta: { deferred: true },
  });
}

/** The Merchant API passes over no more products than this. */
export const mostSkipped = 6_000;

/** The most products that the Merchant API gives in one answer. */
export const mostPerList = 200;
