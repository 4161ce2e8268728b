import { queryOptions } from '@tanstack/react-query';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** Public ids are letters, digits and what joins them. */
const idPattern = /^[\w-]{1,100}$/;

/** The order that an address names by its public id; null where it names none. */
export function readOrderId(query: URLSearchParams): string | null {
  const id = query.get('order');
  return id !== null && idPattern.test(id) ? id : null;
}

/** What of an order can be gone back on now; null where no order has the id, or the account offers no such thing. */
export function withdrawalQuery({ commerce, extensions }: Pick<AppScope, 'commerce' | 'extensions'>, publicId: string) {
  return queryOptions({
    queryKey: ['withdrawal', scopeKey(commerce), publicId],
    queryFn: async ({ signal }) => {
      const [client, { getWithdrawal }] = await Promise.all([extensions(), import('./withdrawal-calls.ts')]);
      return client && getWithdrawal(client, { publicId }, { signal });
    },
  });
}
