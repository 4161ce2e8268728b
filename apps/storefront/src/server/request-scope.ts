import { createAnalytics } from '@torg/analytics';
import { createStores, type CheckoutMarket, type SessionPorts } from '@torg/stores';
import type { AppScope } from '../scope/app-scope.ts';
import { readCartId } from '../scope/cart-cookie.ts';
import { cartCalls } from '../scope/cart-calls.ts';
import { createQueryClient } from '../scope/create-query-client.ts';
import { readCustomerType } from '../scope/customer-type-cookie.ts';
import { readCheckoutMarket } from '../scope/market-cookies.ts';
import { viewportBreakpoints } from '../views/viewport-breakpoints.ts';
import type { ServedSite } from './served-site.ts';

/** A document is answered within its request, so the server asks once and leaves trying again to the browser. */
const once = { attempts: 1, wait: async () => {} };

/** What a request tells the server, and what it hears back. */
export interface RequestPorts {
  report(error: unknown): void;
  /** Sends a cookie along with the answer, as Set-Cookie writes it. */
  setCookie(cookie: string): void;
  /** Where orders can go. */
  checkoutMarkets: readonly CheckoutMarket[];
}

/** Only a page for customers alone asks who is signed in: every other one is the same for everyone. */
function sessionOf(cookies: string, { session }: ServedSite, { setCookie }: RequestPorts): SessionPorts {
  return {
    signIn: async () => ({ kind: 'refused' }),
    signOut: async () => ({ kind: 'signed-out' }),
    async currentUser() {
      const outcome = await session.currentUser(cookies);
      outcome.cookies.forEach(setCookie);
      return outcome.answer;
    },
    announce: () => {},
  };
}

/** What one request may use. Its stores and its query cache belong to it alone. */
export function createRequestScope(request: Request, shop: ServedSite, ports: RequestPorts): AppScope {
  const { report } = ports;
  const cookies = request.headers.get('cookie') ?? '';
  const cartId = readCartId(cookies);
  const clock = { now: () => Date.now() };
  const known = { customerType: readCustomerType(cookies), checkoutMarkets: ports.checkoutMarkets };
  const stores = createStores(
    {
      clock,
      report,
      cart: {
        ...cartCalls(shop.commerce, once),
        recallCartId: () => cartId,
        rememberCartId: () => {},
        announce: () => {},
      },
      rememberCustomerType: () => {},
      market: {
        market: shop.site.marketId,
        recallCheckoutMarket: () => readCheckoutMarket(cookies, shop.site.marketId),
        rememberCheckoutMarket: () => {},
        announceCheckoutMarket: () => {},
        announceMarketOnArrival: () => {},
      },
      session: sessionOf(cookies, shop, ports),
      favourites: { read: () => null, write: () => {} },
      scheduler: { after: () => () => {} },
      breakpoints: viewportBreakpoints,
    },
    known,
  );
  return {
    site: shop.site,
    config: shop.config,
    clock,
    commerce: shop.commerce,
    shared: shop.shared,
    queries: createQueryClient(),
    stores,
    analytics: createAnalytics({ sinks: [], clock, report }),
    t: shop.translation.t,
    translation: shop.translation,
    isGone: shop.isGone,
    async loadCart() {
      await stores.cart.load(cartId);
      const { state } = stores.cart;
      // A document that is about the cart cannot do without it; in the browser the page says so and tries again.
      if (state.status === 'failed') throw state.error;
    },
  };
}
