import type { AppScope } from '../scope/app-scope.ts';

type Scope = Pick<AppScope, 'stores' | 't'>;

interface ConnectedWindow {
  addEventListener(type: 'online' | 'offline', hear: () => void): void;
  navigator: { onLine: boolean };
}

/**
 * Tells the shop whether there is a connection. Once it is back, the visitor hears so, and what could not be had
 * meanwhile is asked for again; pages and queries that wait for it go on by themselves.
 */
export function followConnection({ stores, t }: Scope, tab: ConnectedWindow): void {
  const { ui, cart, session } = stores;
  ui.setOnline(tab.navigator.onLine);
  tab.addEventListener('offline', () => ui.setOnline(false));
  tab.addEventListener('online', () => {
    ui.setOnline(true);
    ui.notifications.show(t('shell.online'), { mode: 'success' });
    if (cart.state.status === 'failed') void cart.load();
    if (session.state.status === 'unknown') void session.load();
  });
}
