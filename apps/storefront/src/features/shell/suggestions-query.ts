import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSearchSuggestions } from '@torg/commerce-sdk/extensions';
import type { AppScope } from '../../scope/app-scope.ts';
import { scopeKey } from '../../queries/scope-key.ts';

/** Fewer letters say too little to suggest by. */
export const shortestText = 2;

/** What the account suggests for a text; null where it has no such service. Those of the text before stay until they come. */
export function suggestionsQuery({ commerce, extensions }: Pick<AppScope, 'commerce' | 'extensions'>, text: string) {
  return queryOptions({
    queryKey: ['search-suggestions', scopeKey(commerce), text],
    async queryFn({ signal }) {
      const client = await extensions();
      return client && getSearchSuggestions(client, { text }, { signal });
    },
    enabled: text.length >= shortestText,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    // The letters go on: what failed is asked again by the next one.
    retry: false,
  });
}
