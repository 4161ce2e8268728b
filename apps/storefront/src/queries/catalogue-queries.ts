import { queryOptions } from '@tanstack/react-query';
import { getCategories, getCategory, getProduct, getProducts, type CommerceClient } from '@torg/commerce-sdk';

/** Products on one page of a list. */
export const pageSize = 24;

/** The scope as one word of a key: a key is hashed at every use, and an object in it costs more than all the rest. */
function scopeKey({ scope }: CommerceClient): string {
  return `${scope.channelId} ${scope.marketId} ${scope.languageId}`;
}

/** All categories that are shown, roots and below. */
export function categoriesQuery(commerce: CommerceClient) {
  return queryOptions({
    queryKey: ['categories', scopeKey(commerce)],
    queryFn: ({ signal }) => getCategories(commerce, {}, { signal }),
    staleTime: Infinity,
  });
}

/** One category, with what only its own page says; null where none has the alias. */
export function categoryQuery(commerce: CommerceClient, alias: string) {
  return queryOptions({
    queryKey: ['category', scopeKey(commerce), alias],
    queryFn: ({ signal }) => getCategory(commerce, { alias }, { signal }),
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
