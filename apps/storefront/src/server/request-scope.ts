import { createAnalytics } from '@torg/analytics';
import { createStores, type SessionPorts } from '@torg/stores';
import type { AppScope } from '../scope/app-scope.ts';
import { readCartId } from '../scope/cart-cookie.ts';
import { cartCalls } from '../scope/cart-calls.ts';
import { createQueryClient } from '../scope/create-query-client.ts';
import type { ServedSite } from './served-site.ts';

/** A document is answered within its request, so the server asks once and leaves trying again to the browser. */
const once = { attempts: 1, wait: async () => {} };

/** Who is signed in is the browser's to find out: a page is the same for everyone. */
const askNobody: SessionPorts = {
  signIn: async () => ({ kind: 'refused' }),
  signOut: async () => ({ kind: 'signed-out' }),
  currentUser: async () => ({ kind: 'anonymous' }),
  announce: () => {},
};

/** What one request may use. Its stores and its query cache belong to it alone. */
export function createRequestScope(request: Request, shop: ServedSite, report: (error: unknown) => void): AppScope {
  const cartId = readCartId(request.headers.get('cookie') ?? '');
  const clock = { now: () => Date.now() };
  const stores = createStores({
    clock,
    report,
    cart: {
      ...cartCalls(shop.commerce, once),
      recallCartId: () => cartId,
      rememberCartId: () => {},
      announce: () => {},
    },
    rememberCustomerType: () => {},
    session: askNobody,
    favourites: { read: () => null, write: () => {} },
    scheduler: { after: () => () => {} },
  });
  return {
    site: shop.site,
    config: shop.config,
    commerce: shop.commerce,
    shared: shop.shared,
    queries: createQueryClient(),
    stores,
    analytics: createAnalytics({ sinks: [], clock, report }),
    t: shop.translation.t,
    translation: shop.translation,
    async loadCart() {
      await stores.cart.load(cartId);
      const { state } = stores.cart;
      // A document that is about the cart cannot do without it; in the browser the page says so and tries again.
      if (state.status === 'failed') throw state.error;
    },
  };
}
