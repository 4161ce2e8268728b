import { queryOptions } from '@tanstack/react-query';
import type { ExtensionsClient } from '@torg/commerce-sdk/extensions';
import { scopeKey } from '../../queries/scope-key.ts';
import type { AppScope } from '../../scope/app-scope.ts';

type Source = Pick<AppScope, 'commerce' | 'extensions' | 'stores'>;

/** What is asked beyond the contract of whoever is signed in; null where nobody is, or the account offers no such thing. */
function ownQuery<Read>(
  name: string,
  { commerce, extensions, stores }: Source,
  ask: (client: ExtensionsClient, options: { signal: AbortSignal }) => Promise<Read | null>,
) {
  return queryOptions({
    queryKey: [name, scopeKey(commerce), stores.session.user?.email ?? null],
    queryFn: async ({ signal }) => {
      const client = await extensions();
      return client && ask(client, { signal });
    },
  });
}

/** What made the balance go up and down. */
export function balanceEntriesQuery(scope: Source) {
  return ownQuery('balance-entries', scope, async (client, options) => {
    const { getBalanceEntries } = await import('./own-affairs-calls.ts');
    return getBalanceEntries(client, options);
  });
}

/** The gift cards that were bought. */
export function giftCardsQuery(scope: Source) {
  return ownQuery('bought-gift-cards', scope, async (client, options) => {
    const { getBoughtGiftCards } = await import('./own-affairs-calls.ts');
    return getBoughtGiftCards(client, options);
  });
}

/** The goods that are waited for. */
export function stockNoticesQuery(scope: Source) {
  return ownQuery('stock-notices', scope, async (client, options) => {
    const { getStockNotices } = await import('./own-affairs-calls.ts');
    return getStockNotices(client, options);
  });
}

/** Where the customer is signed in. */
export function devicesQuery(scope: Source) {
  return ownQuery('signed-in-devices', scope, async (client, options) => {
    const { getSignedInDevices } = await import('./own-affairs-calls.ts');
    return getSignedInDevices(client, options);
  });
}
