import { expect, it } from 'vitest';
import type { Translate } from '@torg/i18n';
import { createStores, type ShopEvents } from '@torg/stores';
import { buildCartLine, createFakeCartPorts, createFakeStorePorts, createMemoryStorage } from '@torg/stores/testing';
import { createQueryClient } from '../scope/create-query-client.ts';
import { followCustomer, hearSession, keepFavourites, readStored, rememberViewed } from './connect-tab.ts';

const t: Translate = (key, ...values) => [key, ...values].join(' ');
const anna = { email: 'anna@torg.example', firstName: 'Anna', lastName: 'Ek', customerType: 'PERSON' } as const;

it('tells a customer that another tab signed them out, and nobody else', () => {
  const stores = createStores(createFakeStorePorts());
  const said = () => stores.ui.notifications.current?.message;
  hearSession({ stores, t }, null);
  hearSession({ stores, t }, anna);
  expect(said()).toBeUndefined();
  hearSession({ stores, t }, null);
  expect([stores.session.user, said()]).toEqual([null, 'shell.signedOut']);
});

it('forgets what was read for somebody else, when a customer signs in and when they sign out', async () => {
  const stores = createStores(createFakeStorePorts());
  const queries = createQueryClient();
  const look = followCustomer({ stores, queries });
  const isKnown = () => queries.getQueryData(['product']) !== undefined;
  for (const user of [anna, null]) {
    queries.setQueryData(['product'], 'at the price of another');
    stores.session.receive(user);
    look();
    expect(isKnown()).toBe(false);
  }
  await stores.session.register({ email: 'ny@torg.example', password: 'mitt-lösen', remember: false });
  queries.setQueryData(['orders'], 'of whoever made an account');
  await stores.session.signOut();
  expect(queries.getQueryData(['orders'])).toBeUndefined();
  queries.setQueryData(['product'], 'at the price for everyone');
  stores.session.receive(null);
  look();
  expect(isKnown()).toBe(true);
});

it('tells the account of a customer what is marked, and leaves nothing when they sign out', async () => {
  const stores = createStores(createFakeStorePorts());
  const told: string[] = [];
  const kept = {
    refresh: async () => void told.push('refresh'),
    change: async () => true,
    forget: () => void told.push('forget'),
  };
  keepFavourites({ stores, favourites: async () => kept });
  stores.favourites.toggle(5);
  stores.session.receive(anna);
  stores.favourites.toggle(7);
  stores.events.record('user:logout', {});
  await Promise.resolve();
  await Promise.resolve();
  expect(told).toEqual(['refresh', 'forget']);
});

it('remembers what was looked at, also before there was somebody to hear of it', () => {
  const stores = createStores(createFakeStorePorts());
  const viewed = createMemoryStorage();
  const look = (productId: number) =>
    stores.events.record('product-detail:impression', {
      product: { productId } as ShopEvents['product-detail:impression']['product'], // nothing else of it is looked at
    });
  look(3);
  rememberViewed({ stores, viewed });
  look(8);
  expect(viewed.read()).toBe('8,3');
});

it('knows what a package is of that another tab put in the cart, once that is kept', async () => {
  const line = buildCartLine(7, 2, {
    groupKey: 'set',
    package: { packageId: 3, packageName: 'Set', groupId: 1, optionId: 1 },
  });
  const packages = createMemoryStorage();
  const stores = createStores({ ...createFakeStorePorts(), cart: createFakeCartPorts([line], { packages }) });
  await stores.cart.load();
  const picked = { packageId: 3, name: 'Frukostset', selections: [{ skuId: 7, name: 'Mugg', quantity: 1 }] };
  packages.write(JSON.stringify([['set', picked]]));
  readStored({ stores }, 'torg-checkout');
  expect(stores.cart.picked.size).toBe(0);
  readStored({ stores }, 'torg-packages');
  await expect.poll(() => stores.cart.picked.get('set')).toEqual(picked);
});
