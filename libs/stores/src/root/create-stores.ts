import { CartStore } from '../cart/cart-store.ts';
import type { CartPorts } from '../cart/cart-ports.ts';
import { ConsentStore, type ConsentPorts } from '../consent/consent-store.ts';
import { CustomerStore, type CustomerStorePorts } from '../customer/customer-store.ts';
import { EventLog, type EventLogPorts } from '../events/event-log.ts';
import { FavouritesStore } from '../favourites/favourites-store.ts';
import { InterfaceStore, type InterfaceStorePorts } from '../interface/interface-store.ts';
import { MarketStore, type MarketPorts } from '../market/market-store.ts';
import type { TextStorage } from '../ports/text-storage.ts';
import type { SessionPorts } from '../session/session-ports.ts';
import { SessionStore } from '../session/session-store.ts';
import type { StoresSnapshot } from './stores-snapshot.ts';
import type { Stores } from './stores.ts';

/** What the stores need from the world. */
export interface StorePorts
  extends EventLogPorts, InterfaceStorePorts, Pick<CustomerStorePorts, 'rememberCustomerType'> {
  cart: CartPorts;
  session: SessionPorts;
  market: MarketPorts;
  consent: ConsentPorts;
  /** Where the favourites are kept. */
  favourites: TextStorage;
  /** Where the lists are kept that they lie in. */
  favouriteLists: TextStorage;
}

/** Makes the stores, in the browser from what the server sent along. */
export function createStores(ports: StorePorts, snapshot?: StoresSnapshot): Stores {
  const events = new EventLog(ports);
  const cart = new CartStore({ ...ports.cart, events, report: ports.report, market: () => market.checkoutMarket });
  const market: MarketStore = new MarketStore(
    { ...ports.market, reloadCart: () => cart.load() },
    snapshot?.checkoutMarkets,
  );
  if (snapshot?.cart !== undefined) cart.receive(snapshot.cart);
  if (snapshot?.cartNews) cart.receiveNews(snapshot.cartNews);
  const customer = new CustomerStore(
    { rememberCustomerType: ports.rememberCustomerType, events },
    snapshot?.customerType,
  );
  const session = new SessionStore({
    ...ports.session,
    events,
    customerChanged: () => void cart.loadKept(),
    customerEntered: ({ customerType }) => customer.change(customerType),
  });
  if (snapshot?.user) session.receive(snapshot.user);
  return {
    cart,
    session,
    customer,
    consent: new ConsentStore({ ...ports.consent, clock: ports.clock, events }),
    market,
    favourites: new FavouritesStore(
      { storage: ports.favourites, lists: ports.favouriteLists, events },
      snapshot?.favourites,
    ),
    ui: new InterfaceStore(ports),
    events,
  };
}
