import { randomUuid } from '@torg/commerce-sdk';
import { openCatalogue } from '@torg/i18n';
import { createTranslation } from '@torg/i18n/react';
import { createStores, type ConsentChoice } from '@torg/stores';
import {
  checkoutKey,
  orderListRow,
  referenceKey,
  compareKey,
  linePlacesKey,
  pastSearchesKey,
  postalCodeRow,
  returnPathRow,
  purchasesKey,
  setAsideKey,
  viewedKey,
  waitingKey,
} from '../config/stored.ts';
import type { AppScope, KeptFavourites } from '../scope/app-scope.ts';
import { createQueryClient } from '../scope/create-query-client.ts';
import type { ShopClient } from '../scope/shop-client.ts';
import { unsharedReads } from '../scope/shared-reads.ts';
import { lazyClient } from './lazy-client.ts';
import { lazyImport } from './lazy-import.ts';
import { localText, tabText } from './local-text.ts';
import { observedText } from './observed-text.ts';
import type { ShopState } from './shop-state.ts';
import { textWithConsent } from './text-with-consent.ts';
import type { TabChannel } from './tab-channel.ts';
import { tabCookie } from './tab-cookie.ts';
import { tabPorts } from './tab-ports.ts';

/** What this tab may use: the browser's own ports, and the state that the server left in the document. */
export async function createTabScope(state: ShopState, tabs: TabChannel): Promise<AppScope> {
  const { site, config } = state;
  const commerce = clientOf(state, () => stores.consent.choice);
  const viewed = textWithConsent(localText(viewedKey));
  const purchases = textWithConsent(localText(purchasesKey));
  const ports = tabPorts(site, { commerce, api: config.api }, tabs, ({ statistics, marketing }) => {
    purchases.decide(statistics);
    viewed.decide(marketing);
  });
  const { clock, report } = ports;
  const stores = createStores(ports, state.stores);
  const catalogue = await openCatalogue(site.locale, config.texts);
  const translation = createTranslation({ locale: site.locale, ...catalogue, onError: report });
  const scope: AppScope = {
    site,
    config,
    clock,
    commerce,
    extensions: async () =>
      (await lazyImport(() => import('./open-client.ts'))).openExtensions(config.api, commerce.scope),
    shared: unsharedReads,
    preview: state.previewer === undefined ? null : { by: state.previewer },
    queries: createQueryClient(),
    stores,
    keptCheckout: localText(checkoutKey),
    keptReference: localText(referenceKey),
    keptRows: tabCookie(orderListRow),
    keptAside: localText(setAsideKey),
    keptPlaces: tabText(linePlacesKey),
    postalCode: tabCookie(postalCodeRow),
    returnPath: tabCookie(returnPathRow),
    keptWaiting: observedText(localText(waitingKey), (changed) =>
      addEventListener('storage', ({ key }) => (key === null || key === waitingKey) && changed()),
    ),
    cityOf: async (country, zip) => (await import('./ask-city.ts')).askCity(country, zip, fetch),
    newId: randomUuid,
    t: translation.t,
    translation,
    isGone: async () => false,
    trackedPurchases: purchases,
    pastSearches: localText(pastSearchesKey),
    viewed,
    compared: tabText(compareKey),
    loadCart: () => stores.cart.ensureLoaded(),
    favourites: () => openFavourites(scope),
  };
  return scope;
}

/** One keeper a tab, so that what it tells the account comes in order. */
async function openFavourites(scope: AppScope): Promise<KeptFavourites> {
  const { openTabFavourites } = await lazyImport(() => import('./tab-favourites.ts'));
  const known = keepers.get(scope) ?? openTabFavourites(scope);
  keepers.set(scope, known);
  return known;
}

const keepers = new WeakMap<AppScope, KeptFavourites>();

function clientOf({ site, config }: ShopState, consent: () => ConsentChoice | null): ShopClient {
  const { channelId, marketId, languageId } = site;
  const scope = { channelId, marketId, languageId };
  const client = lazyClient(scope, async () => (await import('./open-client.ts')).openClient(config.api, scope));
  if (!config.hasSearch) return client;
  return { ...client, search: async () => (await lazyImport(() => import('./open-search.ts'))).openSearch(consent) };
}
