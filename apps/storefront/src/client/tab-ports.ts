import type { CommerceClient } from '@torg/commerce-sdk';
import type { MarketSite } from '@torg/market-routing';
import type { StorePorts } from '@torg/stores';
import { cartCookie, readCartId } from '../scope/cart-cookie.ts';
import { customerTypeCookie } from '../scope/customer-type-cookie.ts';
import { checkoutMarketCookie, readCheckoutMarket } from '../scope/market-cookies.ts';
import { viewportBreakpoints } from '../scope/viewport-breakpoints.ts';
import { lateCartCalls } from './late-cart-calls.ts';
import { localText } from './local-text.ts';
import { noteArrival } from './market-arrival.ts';
import { sessionCalls } from './session-calls.ts';
import type { TabChannel } from './tab-channel.ts';

const favouritesKey = 'torg-favourites';

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

function scheduleAfter(ms: number, task: () => void): () => void {
  const timer = setTimeout(task, ms);
  return () => clearTimeout(timer);
}

const isSecure = () => location.protocol === 'https:';

/** What the stores of a tab use of the world: its cookies and storage, the shop's server, and the other tabs. */
export function tabPorts({ marketId }: MarketSite, commerce: CommerceClient, tabs: TabChannel): StorePorts {
  return {
    clock: { now: () => Date.now() },
    report: (error) => console.error(error),
    scheduler: { after: scheduleAfter },
    breakpoints: viewportBreakpoints,
    favourites: localText(favouritesKey),
    rememberCustomerType: (type) => {
      document.cookie = customerTypeCookie(type, isSecure());
      tabs.post({ type: 'customer-type', data: type });
    },
    session: sessionCalls(fetch.bind(window), (user) => tabs.post({ type: 'auth', data: user })),
    market: marketPorts(marketId, tabs),
    cart: cartPorts(commerce, tabs),
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

function cartPorts(commerce: CommerceClient, tabs: TabChannel): StorePorts['cart'] {
  return {
    ...lateCartCalls(commerce, { wait }),
    recallCartId: () => readCartId(document.cookie),
    rememberCartId: (id) => void (document.cookie = cartCookie(id, isSecure())),
    announce: (counted) => tabs.post({ type: 'cart', data: counted }),
  };
}
