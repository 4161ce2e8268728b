import { expect, it, vi } from 'vitest';
import { createStores } from '@torg/stores';
import { buildCart, buildCartLine, createFakeStorePorts } from '@torg/stores/testing';
import { trackShopEvents } from './track-shop-events.ts';

it('tells analytics what happened before it listened, and what comes then, each once', () => {
  const stores = createStores(createFakeStorePorts());
  const track = vi.fn();
  const open = (path: string) => stores.events.record('page:impression', { route: 'home', path, title: 'Torg' });
  open('/');
  const stop = trackShopEvents({ stores, analytics: { track } });
  open('/nyheter');
  stop();
  open('/favoriter');
  expect(track.mock.calls).toEqual([
    ['virtual_page_view', { path: '/', title: 'Torg' }],
    ['virtual_page_view', { path: '/nyheter', title: 'Torg' }],
  ]);
});

it('tells the steps of a checkout, each with what the goods cost', () => {
  const stores = createStores(createFakeStorePorts());
  const track = vi.fn();
  trackShopEvents({ stores, analytics: { track } });
  const cart = buildCart([buildCartLine(3, 2)]);
  stores.events.record('checkout:impression', { cart });
  stores.events.record('checkout:shipping', { cart, name: 'Ombud' });
  stores.events.record('checkout:payment', { cart, name: 'Kort' });
  const told = { currency: 'SEK', value: 200, items: [expect.objectContaining({ item_variant: '3', quantity: 2 })] };
  expect(track.mock.calls).toEqual([
    ['begin_checkout', told],
    ['add_shipping_info', { ...told, shipping_tier: 'Ombud' }],
    ['add_payment_info', { ...told, payment_type: 'Kort' }],
  ]);
});
