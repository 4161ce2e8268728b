import { trackShopEvents } from '../scope/track-shop-events.ts';
import type { AppScope } from '../scope/app-scope.ts';
import type { TabChannel } from './tab-channel.ts';

/** Joins the tab to the world once the page is alive: its cart and favourites, the other tabs, the connection. */
export function connectTab(scope: AppScope, tabs: TabChannel): void {
  const { stores } = scope;
  trackShopEvents(scope);
  tabs.listen((message) => {
    if (message.type === 'cart') stores.cart.receive(message.data);
    else stores.session.receive(message.data);
  });
  void stores.session.load();
  void scope.loadCart();
  stores.favourites.load();
  addEventListener('storage', () => stores.favourites.load());
  addEventListener('online', () => stores.ui.setOnline(true));
  addEventListener('offline', () => stores.ui.setOnline(false));
}
