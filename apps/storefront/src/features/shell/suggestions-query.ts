import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSearchSuggestions, type SearchSuggestions } from '@torg/commerce-sdk/extensions';
import type { AppScope } from '../../scope/app-scope.ts';
import { searchedProducts, type SearchedProduct } from './searched-products.ts';
import { scopeKey } from '../../queries/scope-key.ts';

/** Fewer letters say too little to suggest by. */
export const shortestText = 2;

/** What is suggested for a text. */
export interface ShopSuggestions extends Omit<SearchSuggestions, 'products'> {
  products: readonly SearchedProduct[];
}

const nothing = { products: [], categories: [], brands: [], phrases: [] };

/**
 * What the account suggests for a text, its products by the search provider of a channel that has one; null where there is
 * neither. Those of the text before stay until they come.
 */
export function suggestionsQuery({ commerce, extensions }: Pick<AppScope, 'commerce' | 'extensions'>, text: string) {
  return queryOptions({
    queryKey: ['search-suggestions', scopeKey(commerce), text],
    async queryFn({ signal }): Promise<ShopSuggestions | null> {
      const client = await extensions();
      const told = client && getSearchSuggestions(client, { text }, { signal });
      if (!commerce.search) return told;
      const [rest, products] = await Promise.all([told, searchedProducts(commerce, text, { signal })]);
      return { ...(rest ?? nothing), products };
    },
    enabled: text.length >= shortestText,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // The letters go on: what failed is asked again by the next one.
    retry: false,
  });
}
