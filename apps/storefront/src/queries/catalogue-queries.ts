import { queryOptions } from '@tanstack/react-query';
import { getCategories, getCategory, getProduct, getProducts, type CommerceClient } from '@torg/commerce-sdk';
import type { ListedCategory } from '@torg/commerce-sdk/domain';
import type { AppScope } from '../scope/app-scope.ts';
import { branchOf, categoriesBelow } from '../views/category-tree.ts';

/** Products on one page of a list. */
export const pageSize = 24;

/** The scope as one word of a key: a key is hashed at every use, and an object in it costs more than all the rest. */
function scopeKey({ scope }: CommerceClient): string {
  return `${scope.channelId} ${scope.marketId} ${scope.languageId}`;
}

type CategorySource = Pick<AppScope, 'commerce' | 'shared'>;

/** The categories that everything else lies under, in their order. */
export function rootCategoriesQuery({ commerce, shared }: CategorySource) {
  return queryOptions({
    queryKey: ['categories', scopeKey(commerce), 'roots'],
    queryFn: () =>
      shared.read('root categories', async () =>
        categoriesBelow(await getCategories(commerce, { parentCategoryId: 0 }), 0),
      ),
    staleTime: Infinity,
  });
}

/** All categories that are shown. No page shows them all, so they stay where they were asked for. */
function allCategoriesQuery({ commerce, shared }: CategorySource) {
  return queryOptions({
    queryKey: ['categories', scopeKey(commerce), 'all'],
    queryFn: () => shared.read('all categories', () => getCategories(commerce)),
    staleTime: Infinity,
    meta: { staysBehind: true },
  });
}

/** What lies right above a category and right below it. */
export function categoryBranchQuery(scope: CategorySource, category: ListedCategory) {
  return queryOptions({
    queryKey: ['branch', scopeKey(scope.commerce), category.alias],
    queryFn: async ({ client }) => branchOf(await client.ensureQueryData(allCategoriesQuery(scope)), category),
    staleTime: Infinity,
  });
}

/** One category, with what only its own page says; null where none has the alias. */
export function categoryQuery({ commerce, shared }: CategorySource, alias: string) {
  return queryOptions({
    queryKey: ['category', scopeKey(commerce), alias],
    queryFn: () => shared.read(`category ${alias}`, () => getCategory(commerce, { alias })),
    staleTime: Infinity,
  });
}

/** One product; null where no product has the alias. */
export function productQuery(commerce: CommerceClient, alias: string) {
  return queryOptions({
    queryKey: ['product', scopeKey(commerce), alias],
    queryFn: ({ signal }) => getProduct(commerce, { alias }, { signal }),
  });
}

/** What narrows a list down: one of a category, a brand, a search or chosen products, or nothing. */
export interface ListSelection {
  categoryAlias?: string;
  brandAlias?: string;
  searchText?: string;
  productIds?: readonly number[];
  sort?: 'LATEST' | 'MOST_SOLD' | 'RELEVANCE';
}

/** One page of a list, the first being 1. */
export function productsQuery(commerce: CommerceClient, selection: ListSelection, page = 1, size = pageSize) {
  return queryOptions({
    queryKey: ['products', scopeKey(commerce), selection, page, size],
    queryFn: ({ signal }) => getProducts(commerce, { ...selection, skip: (page - 1) * size, take: size }, { signal }),
  });
}

/** The first products of a list, for a part that its page does not wait for: see DeferredSection. */
export function deferredProductsQuery(commerce: CommerceClient, selection: ListSelection, size: number) {
  return queryOptions({
    queryKey: ['products', scopeKey(commerce), selection, 'first', size],
    queryFn: ({ signal }) => getProducts(commerce, { ...selection, skip: 0, take: size }, { signal }),
    meta: { deferred: true },
  });
}

/** The Merchant API passes over no more products than this. */
export const mostSkipped = 6_000;

/** The most products that the Merchant API gives in one answer. */
export const mostPerList = 200;
