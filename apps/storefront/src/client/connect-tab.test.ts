import { expect, it } from 'vitest';
import type { Translate } from '@torg/i18n';
import { createStores, type ShopEvents } from '@torg/stores';
import { createFakeStorePorts, createMemoryStorage } from '@torg/stores/testing';
import { createQueryClient } from '../scope/create-query-client.ts';
import { followCustomer, forgetWhatIsBought, hearSession } from './connect-tab.ts';

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

it('forgets what was read for somebody else, when a customer signs in and when they sign out', () => {
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
  queries.setQueryData(['product'], 'at the price for everyone');
  stores.session.receive(null);
  look();
  expect(isKnown()).toBe(true);
});

it('forgets what was typed into the checkout once it is bought, and not before', () => {
  const stores = createStores(createFakeStorePorts());
  const keptCheckout = createMemoryStorage('{"typed":{}}');
  forgetWhatIsBought({ stores, keptCheckout });
  stores.events.record('favorite:add', { productId: 3 });
  expect(keptCheckout.read()).not.toBe('');
  const order = { orderId: '1001' } as ShopEvents['checkout:purchase']['order']; // what was bought is not looked at
  stores.events.record('checkout:purchase', { order, nthPurchase: 1, country: 'SE' });
  expect(keptCheckout.read()).toBe('');
});
