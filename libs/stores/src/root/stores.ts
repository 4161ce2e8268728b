import type { CartStore } from '../cart/cart-store.ts';
import type { ConsentStore } from '../consent/consent-store.ts';
import type { CustomerStore } from '../customer/customer-store.ts';
import type { EventLog } from '../events/event-log.ts';
import type { FavouritesStore } from '../favourites/favourites-store.ts';
import type { InterfaceStore } from '../interface/interface-store.ts';
import type { MarketStore } from '../market/market-store.ts';
import type { SessionStore } from '../session/session-store.ts';

/** All stores of one request on the server, or of one tab. */
export interface Stores {
  cart: CartStore;
  session: SessionStore;
  customer: CustomerStore;
  consent: ConsentStore;
  market: MarketStore;
  favourites: FavouritesStore;
  ui: InterfaceStore;
  events: EventLog;
}
