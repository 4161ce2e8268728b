import { randomUuid, type CommerceClient } from '@torg/commerce-sdk';
import type { MarketSite } from '@torg/market-routing';

import type { ConsentPorts, StorePorts } from '@torg/stores';
import type { PublicConfig } from '../config/public-config.ts';
import { consentRow, favouriteListsKey, favouritesKey } from '../config/stored.ts';
import { painted } from '../elements/painted.ts';
import { readCartId } from '../scope/cart-cookie.ts';
import { readCookie } from '../scope/read-cookie.ts';
import { writeCookie } from '../scope/write-cookie.ts';
import { customerTypeCookie } from '../scope/customer-type-cookie.ts';
import { checkoutMarketCookie, readCheckoutMarket } from '../scope/market-cookies.ts';
import { viewportBreakpoints } from '../scope/viewport-breakpoints.ts';
import { lazyImport } from './lazy-import.ts';
import { localText } from './local-text.ts';
import { noteArrival } from './market-arrival.ts';
import { mayMeasure } from './may-measure.ts';
import { sessionCalls } from './session-calls.ts';
import type { TabChannel } from './tab-channel.ts';

function scheduleAfter(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

const isSecure = () => location.protocol === 'https:';

/** Fetches the cart's code. */
const fetchCart = () => lazyImport(() => import('./open-tab-cart.ts'));

/** What the stores of a tab use of the world: its cookies and storage, the shop's server, and the other tabs. */
export function tabPorts(
  { marketId }: MarketSite,
  { commerce, api }: { commerce: CommerceClient; api: PublicConfig['api'] },
  tabs: TabChannel,
  hearConsent: ConsentPorts['hear'],
): StorePorts {
  return {
    clock: { now: () => Date.now() },
    report: (error) => console.error(error),
    scheduler: { after: scheduleAfter },
    breakpoints: viewportBreakpoints,
    favourites: localText(favouritesKey),
    favouriteLists: localText(favouriteListsKey),
    rememberCustomerType: (type) => {
      document.cookie = customerTypeCookie(type, isSecure());
      tabs.post({ type: 'customer-type', data: type });
    },
    session: sessionCalls(fetch.bind(window), (user) => tabs.post({ type: 'auth', data: user })),
    market: marketPorts(marketId, tabs),
    consent: consentPorts(tabs, hearConsent),
    cart: {
      recallCartId: () => readCartId(document.cookie),
      openEngine: async (hooks) => {
        // What is done to the cart is seen first.
        await painted();
        return (await fetchCart()).openTabCart(commerce, api, hooks);
      },
      announce: (counted) => tabs.post({ type: 'cart', data: counted }),
    },
  };
}

function marketPorts(market: string, tabs: TabChannel): StorePorts['market'] {
  return {
    market,
    recallCheckoutMarket: () => readCheckoutMarket(document.cookie, market),
    rememberCheckoutMarket: (alias) => void (document.cookie = checkoutMarketCookie(market, alias, isSecure())),
    announceCheckoutMarket: (alias) => tabs.post({ type: 'checkout-market', data: { market, checkoutMarket: alias } }),
    announceMarketOnArrival: noteArrival,
  };
}

function consentPorts(tabs: TabChannel, hear: ConsentPorts['hear']): ConsentPorts {
  return {
    recall: () => readCookie(document.cookie, consentRow),
    remember: (text) => {
      document.cookie = writeCookie(consentRow, text, isSecure());
      tabs.post({ type: 'consent', data: null });
    },
    signalsRefusal: () => !mayMeasure(navigator),
    hear,
    newId: randomUuid,
  };
}
