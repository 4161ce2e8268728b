import { queryOptions } from '@tanstack/react-query';
import type { ExtensionsClient } from '@torg/commerce-sdk/extensions';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';

type Source = Pick<AppScope, 'commerce' | 'extensions' | 'stores'>;
type Calls = typeof import('./own-affairs-calls.ts');

/** What is asked beyond the contract of whoever is signed in; null where nobody is, or the account offers no such thing. */
function ownQuery<Read>(
  name: string,
  { commerce, extensions, stores }: Source,
  ask: (calls: Calls, client: ExtensionsClient, options: { signal: AbortSignal }) => Promise<Read | null>,
) {
  return queryOptions({
    queryKey: [name, scopeKey(commerce), stores.session.user?.email ?? null],
    queryFn: async ({ signal }) => {
      const [client, calls] = await Promise.all([extensions(), import('./own-affairs-calls.ts')]);
      return client && ask(calls, client, { signal });
    },
  });
}

/** What made the balance go up and down. */
export function balanceEntriesQuery(scope: Source) {
  return ownQuery('balance-entries', scope, ({ getBalanceEntries }, client, options) =>
    getBalanceEntries(client, options),
  );
}

/** The gift cards that were bought. */
export function giftCardsQuery(scope: Source) {
  return ownQuery('bought-gift-cards', scope, ({ getBoughtGiftCards }, client, options) =>
    getBoughtGiftCards(client, options),
  );
}

/** The goods that are waited for. */
export function stockNoticesQuery(scope: Source) {
  return ownQuery('stock-notices', scope, ({ getStockNotices }, client, options) => getStockNotices(client, options));
}

/** Where the customer is signed in. */
export function devicesQuery(scope: Source) {
  return ownQuery('signed-in-devices', scope, ({ getSignedInDevices }, client, options) =>
    getSignedInDevices(client, options),
  );
}
