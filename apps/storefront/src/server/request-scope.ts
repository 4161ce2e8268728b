import { randomUuid } from '@torg/commerce-sdk';
import { orderListRow, postalCodeRow, returnPathRow, type Cookie } from '../config/stored.ts';
import type { AppScope } from '../scope/app-scope.ts';
import { createQueryClient } from '../scope/create-query-client.ts';
import { readCookie } from '../scope/read-cookie.ts';
import { writeCookie } from '../scope/write-cookie.ts';
import type { Preview } from '../scope/preview.ts';
import { unsharedReads } from '../scope/shared-reads.ts';
import { favouritesOfAccount } from './favourites-of-account.ts';
import { findCity } from './find-city.ts';
import { withSearch } from './open-search.ts';
import { createRequestStores, type RequestPorts } from './request-stores.ts';
import type { ServedSite } from './served-site.ts';

/** What a request brings along: for its stores, and who is shown drafts. */
type ScopePorts = RequestPorts & { preview: Preview | null };

/** What one request may use. Its stores and its query cache belong to it alone. */
export function createRequestScope(cookies: string, shop: ServedSite, { preview, ...ports }: ScopePorts): AppScope {
  const { site, config, extensions, translation, isGone } = shop;
  // Nothing that an editor is shown reaches the next visitor.
  const shared = preview ? unsharedReads : shop.shared;
  const commerce = withSearch(shop, { commerce: shop.commerce, shared, report: ports.report });
  const clock = { now: () => Date.now() };
  const stores = createRequestStores(cookies, shop, { ...ports, clock });
  const cookieEntry = (row: Cookie) => ({
    read: () => readCookie(cookies, row),
    write: (text: string) => ports.setCookie(writeCookie(row, text, shop.isSecure)),
  });
  return {
    site,
    config,
    clock,
    commerce,
    extensions: async () => extensions,
    shared,
    preview,
    queries: createQueryClient(),
    stores,
    keptCheckout: { read: () => null, write: () => {} },
    keptReference: { read: () => null, write: () => {} },
    keptRows: cookieEntry(orderListRow),
    keptAside: { read: () => null, write: () => {} },
    keptPlaces: { read: () => null, write: () => {} },
    postalCode: cookieEntry(postalCodeRow),
    returnPath: cookieEntry(returnPathRow),
    keptWaiting: { read: () => null, write: () => {} },
    cityOf: findCity,
    newId: randomUuid,
    t: translation.t,
    translation,
    isGone,
    favourites: async () => favouritesOfAccount(stores, extensions),
    // A browser alone keeps them.
    trackedPurchases: { read: () => null, write: () => {} },
    pastSearches: { read: () => null, write: () => {} },
    viewed: { read: () => null, write: () => {} },
    compared: { read: () => null, write: () => {} },
    async loadCart() {
      await stores.cart.load();
      const { state } = stores.cart;
      // A document that is about the cart cannot do without it; in the browser the page says so and tries again.
      if (state.status === 'failed') throw state.error;
    },
  };
}
