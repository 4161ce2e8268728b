import { trackShopEvents } from '../scope/track-shop-events.ts';
import type { AppScope } from '../scope/app-scope.ts';
import type { TabChannel } from './tab-channel.ts';

/** An access token serves for a quarter of an hour; a tab that stays open asks for the next one then (ms). */
const sessionCheck = 900_000;

/** Joins the tab to the world once the page is alive: its cart and favourites, the other tabs, the connection. */
export function connectTab(scope: AppScope, tabs: TabChannel): void {
  const { stores } = scope;
  trackShopEvents(scope);
  tabs.listen((message) => {
    if (message.type === 'cart') stores.cart.receive(message.data);
    else stores.session.receive(message.data);
  });
  void stores.session.load();
  setInterval(() => {
    if (stores.session.user) void stores.session.load();
  }, sessionCheck);
  void scope.loadCart();
  stores.favourites.load();
  addEventListener('storage', () => stores.favourites.load());
  addEventListener('online', () => stores.ui.setOnline(true));
  addEventListener('offline', () => stores.ui.setOnline(false));
}
