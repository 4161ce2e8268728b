import { queryOptions, type Query } from '@tanstack/react-query';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';
import type { ConfirmedPurchase } from '../../navigation/confirm-address.ts';
import type { Confirmation } from './confirmation.ts';
import { pauseBefore } from './pause-before.ts';
import { readConfirmation } from './read-confirmation.ts';

/**
 * The confirmation of a purchase; null where the address leads to none. While nobody knows what becomes of it, or the API
 * does not answer, it is asked for again by itself, ever more seldom.
 */
export function confirmationQuery(scope: Pick<AppScope, 'commerce' | 'extensions'>, ids: ConfirmedPurchase) {
  return queryOptions({
    queryKey: ['confirmation', scopeKey(scope.commerce), ids],
    queryFn: ({ signal }) => readConfirmation(scope, ids, { signal }),
    refetchInterval: ({ state }: Pick<Query<Confirmation | null>, 'state'>) => {
      const isSettled = state.status !== 'error' && state.data?.standing !== 'waiting';
      return isSettled ? false : pauseBefore(state.dataUpdateCount + state.errorUpdateCount);
    },
  });
}
