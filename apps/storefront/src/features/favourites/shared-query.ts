import { queryOptions } from '@tanstack/react-query';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import { readProducts } from './favourites.form.ts';

/** What a link shares. */
export interface SharedList {
  /** Null where the link holds products alone. */
  name: string | null;
  productIds: readonly number[];
}

/** The list that an address shares, by the key of its link or by products; null where it shares none, or none any more. */
export function sharedQuery(
  { commerce, extensions }: Pick<AppScope, 'commerce' | 'extensions'>,
  query: URLSearchParams,
) {
  const key = query.get('list')?.slice(0, 100) ?? null;
  const productIds = readProducts(query.get('products'));
  return queryOptions({
    queryKey: ['shared favourites', scopeKey(commerce), key, productIds.join()],
    async queryFn({ signal }): Promise<SharedList | null> {
      if (key === null) return productIds.length > 0 ? { name: null, productIds } : null;
      const [client, { getSharedFavourites }] = await Promise.all([extensions(), import('./shared-reads.ts')]);
      return client && getSharedFavourites(client, { key }, { signal });
    },
  });
}
