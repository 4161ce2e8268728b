import { queryOptions } from '@tanstack/react-query';
import type { ExtensionsClient } from '@torg/commerce-sdk/extensions';
import type { AppScope } from '../scope/app-scope.ts';
import { scopeKey } from './scope-key.ts';

/** What a query of a customer's own needs of the world. */
export type OwnSource = Pick<AppScope, 'commerce' | 'extensions' | 'stores'>;

/**
 * What is asked beyond the contract of whoever is signed in; null where nobody is, or the account
 * offers no such thing. `about` tells several of a name apart.
 */
export function ownQuery<Read>(
  name: string,
  { commerce, extensions, stores }: OwnSource,
  ask: (client: ExtensionsClient, options: { signal: AbortSignal }) => Promise<Read | null>,
  { about, enabled = true }: { about?: string; enabled?: boolean } = {},
) {
  return queryOptions({
    queryKey: [name, scopeKey(commerce), stores.session.user?.email ?? null, ...(about === undefined ? [] : [about])],
    enabled,
    queryFn: async ({ signal }) => {
      const client = await extensions();
      return client && ask(client, { signal });
    },
  });
}
