import { ownQuery, type OwnSource } from '../../queries/own-query.ts';

/** What made the balance go up and down. */
export function balanceEntriesQuery(scope: OwnSource) {
  return ownQuery('balance-entries', scope, async (client, options) => {
    const { getBalanceEntries } = await import('./own-affairs-calls.ts');
    return getBalanceEntries(client, options);
  });
}

/** The gift cards that were bought. */
export function giftCardsQuery(scope: OwnSource) {
  return ownQuery('bought-gift-cards', scope, async (client, options) => {
    const { getBoughtGiftCards } = await import('./own-affairs-calls.ts');
    return getBoughtGiftCards(client, options);
  });
}

/** The goods that are waited for. */
export function stockNoticesQuery(scope: OwnSource) {
  return ownQuery('stock-notices', scope, async (client, options) => {
    const { getStockNotices } = await import('./own-affairs-calls.ts');
    return getStockNotices(client, options);
  });
}

/** Where the customer is signed in. */
export function devicesQuery(scope: OwnSource) {
  return ownQuery('signed-in-devices', scope, async (client, options) => {
    const { getSignedInDevices } = await import('./own-affairs-calls.ts');
    return getSignedInDevices(client, options);
  });
}

/** The keys that the customer signs in with in place of a password. */
export function passkeysQuery(scope: OwnSource) {
  return ownQuery('passkeys', scope, async (client, options) => {
    const { getPasskeys } = await import('./own-affairs-calls.ts');
    return getPasskeys(client, options);
  });
}
