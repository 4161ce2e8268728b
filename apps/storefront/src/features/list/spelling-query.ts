import { queryOptions } from '@tanstack/react-query';
import { getSearchSpelling } from '@torg/commerce-sdk/extensions';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** Numbers, and words of a few letters, are spelt in no other way. */
const hasWord = /\p{L}{4}/u;

/** How the catalogue would spell a search; null where it is right, and where the account cannot tell or does not answer. */
export function spellingQuery({ commerce, extensions }: Pick<AppScope, 'commerce' | 'extensions'>, text: string) {
  return queryOptions({
    queryKey: ['search-spelling', scopeKey(commerce), text],
    async queryFn({ signal }) {
      if (!hasWord.test(text)) return null;
      try {
        const client = await extensions();
        return client && (await getSearchSpelling(client, { text }, { signal }));
      } catch {
        return null; // nobody needs it: the search is shown as it was typed
      }
    },
    staleTime: Infinity,
  });
}
