import { createAnalytics, createDataLayerSink } from '@torg/analytics';
import type { CommerceClient } from '@torg/commerce-sdk';
import { loadMessages } from '@torg/i18n';
import { createTranslation } from '@torg/i18n/react';
import { createStores, type StorePorts } from '@torg/stores';
import type { AppScope } from '../scope/app-scope.ts';
import { cartCookie, readCartId } from '../scope/cart-cookie.ts';
import { checkoutMarketCookie, readCheckoutMarket } from '../scope/market-cookies.ts';
import { unsharedReads } from '../scope/shared-reads.ts';
import { createQueryClient } from '../scope/create-query-client.ts';
import { customerTypeCookie } from '../scope/customer-type-cookie.ts';
import { viewportBreakpoints } from '../views/viewport-breakpoints.ts';
import { lateCartCalls } from './late-cart-calls.ts';
import { lateClient } from './late-client.ts';
import { localText } from './local-text.ts';
import { noteArrival } from './market-arrival.ts';
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
  const isSecure = location.protocol === 'https:';
  const clock = { now: () => Date.now() };
  const { channelId, marketId, languageId } = site;
  const commerce: CommerceClient = lateClient({ channelId, marketId, languageId }, async () =>
    (await import('./open-client.ts')).openClient(state.config.api, commerce.scope),
  );
  const recallCartId = () => readCartId(document.cookie);
  const ports: StorePorts = {
    clock,
    report,
    scheduler: { after: scheduleAfter },
    breakpoints: viewportBreakpoints,
    favourites: localText(favouritesKey),
    rememberCustomerType: (type) => {
      document.cookie = customerTypeCookie(type, isSecure);
      tabs.post({ type: 'customer-type', data: type });
    },
    session: sessionCalls(fetch.bind(window), (user) => tabs.post({ type: 'auth', data: user })),
    market: {
      market: marketId,
      recallCheckoutMarket: () => readCheckoutMarket(document.cookie, marketId),
      rememberCheckoutMarket: (alias) => void (document.cookie = checkoutMarketCookie(marketId, alias, isSecure)),
      announceCheckoutMarket: (alias) =>
        tabs.post({ type: 'checkout-market', data: { market: marketId, checkoutMarket: alias } }),
      announceMarketOnArrival: noteArrival,
    },
    cart: {
      ...lateCartCalls(commerce, { wait }),
      recallCartId,
      rememberCartId: (id) => void (document.cookie = cartCookie(id, isSecure)),
      announce: (counted) => tabs.post({ type: 'cart', data: counted }),
    },
  };
  const stores = createStores(ports, state.stores);
  const messages = await loadMessages(site.locale, state.config.texts);
  const translation = createTranslation({ locale: site.locale, messages, onError: report });
  return {
    site,
    config: state.config,
    clock,
    commerce,
    shared: unsharedReads,
    queries: createQueryClient(),
    stores,
    analytics: createAnalytics({ sinks: [createDataLayerSink(dataLayer)], clock, report }),
    t: translation.t,
    translation,
    isGone: async () => false,
    loadCart: () => (stores.cart.state.status === 'idle' ? stores.cart.load(recallCartId()) : Promise.resolve()),
  };
}
