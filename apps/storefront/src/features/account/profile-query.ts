import { queryOptions } from '@tanstack/react-query';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';

/** All that the account knows of whoever is signed in; null where nobody is. */
export function profileQuery({ commerce, stores }: Pick<AppScope, 'commerce' | 'stores'>) {
  return queryOptions({
    queryKey: ['profile', scopeKey(commerce), stores.session.user?.email ?? null],
    queryFn: async ({ signal }) => (await import('./profile-calls.ts')).getProfile(commerce, { signal }),
  });
}
