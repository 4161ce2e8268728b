import { expect, it, vi } from 'vitest';
import type { Translate } from '@torg/i18n';
import { createStores } from '@torg/stores';
import { createFakeStorePorts } from '@torg/stores/testing';
import { followConnection } from './follow-connection.ts';

const t: Translate = (key, ...values) => [key, ...values].join(' ');

function openTab({ onLine = true, ports = createFakeStorePorts() } = {}) {
  const heard = new Map<string, () => void>();
  const stores = createStores(ports);
  const tab = {
    addEventListener: (type: string, hear: () => void) => void heard.set(type, hear),
    navigator: { onLine },
  };
  followConnection({ stores, t }, tab);
  return { stores, go: (type: 'online' | 'offline') => heard.get(type)?.() };
}

it('tells that the connection is gone, and that it is back', () => {
  const { stores, go } = openTab();
  go('offline');
  expect([stores.ui.online, stores.ui.notifications.current]).toEqual([false, null]);
  go('online');
  expect([stores.ui.online, stores.ui.notifications.current?.message]).toEqual([true, 'shell.online']);
});

it('knows of a tab that begins without a connection', () => {
  expect(openTab({ onLine: false }).stores.ui.online).toBe(false);
});

it('asks again for the cart and the shopper that could not be had meanwhile', async () => {
  const ports = createFakeStorePorts();
  const openEngine = vi.fn(ports.cart.openEngine).mockRejectedValueOnce(new TypeError('offline'));
  const { stores, go } = openTab({ ports: { ...ports, cart: { ...ports.cart, openEngine } } });
  ports.cart.keep('cart-1');
  await stores.cart.load();
  expect(stores.cart.state.status).toBe('failed');
  go('online');
  await vi.waitFor(() => expect(ports.cart.calls).toEqual(['fetch cart-1']));
  await vi.waitFor(() => expect(stores.session.state.status).toBe('anonymous'));
});
