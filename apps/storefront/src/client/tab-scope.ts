import { createAnalytics, createDataLayerSink } from '@torg/analytics';
import { createCommerceClient } from '@torg/commerce-sdk';
import { loadMessages } from '@torg/i18n';
import { createTranslation } from '@torg/i18n/react';
import { createStores, type StorePorts } from '@torg/stores';
import type { AppScope } from '../scope/app-scope.ts';
import { cartCalls } from '../scope/cart-calls.ts';
import { cartCookie, readCartId } from '../scope/cart-cookie.ts';
import { unsharedReads } from '../scope/shared-reads.ts';
import { createQueryClient } from '../scope/create-query-client.ts';
import { localText } from './local-text.ts';
import { sessionCalls } from './session-calls.ts';
import type { ShopState } from './shop-state.ts';
import type { TabChannel } from './tab-channel.ts';

const favouritesKey = 'torg-favourites';

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

function scheduleAfter(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

/** What this tab may use: the browser's own ports, and the state that the server left in the document. */
export async function createTabScope(state: ShopState, tabs: TabChannel, dataLayer: unknown[]): Promise<AppScope> {
  const { site } = state;
  const report = (error: unknown) => console.error(error);
  const clock = { now: () => Date.now() };
  const commerce = createCommerceClient({
    endpoint: new URL(state.config.api.endpoint, location.origin).href,
    apiKey: state.config.api.apiKey,
    scope: { channelId: site.channelId, marketId: site.marketId, languageId: site.languageId },
    clientName: 'torg-storefront',
    // The query cache stands above it, and a page that cannot be had says so at once.
    cache: null,
    retries: 0,
  });
  const recallCartId = () => readCartId(document.cookie);
  const ports: StorePorts = {
    clock,
    report,
    scheduler: { after: scheduleAfter },
    favourites: localText(favouritesKey),
    rememberCustomerType: () => {},
    session: sessionCalls(fetch.bind(window), (user) => tabs.post({ type: 'auth', data: user })),
    cart: {
      ...cartCalls(commerce, { wait }),
      recallCartId,
      rememberCartId: (id) => void (document.cookie = cartCookie(id, location.protocol === 'https:')),
      announce: (cart) => tabs.post({ type: 'cart', data: cart }),
    },
  };
  const stores = createStores(ports, state.stores);
  const messages = await loadMessages(site.locale);
  const translation = createTranslation({ locale: site.locale, messages, onError: report });
  return {
    site,
    config: state.config,
    commerce,
    shared: unsharedReads,
    queries: createQueryClient(),
    stores,
    analytics: createAnalytics({ sinks: [createDataLayerSink(dataLayer)], clock, report }),
    t: translation.t,
    translation,
    loadCart: () => (stores.cart.state.status === 'idle' ? stores.cart.load(recallCartId()) : Promise.resolve()),
  };
}
