import { beforeEach, expect, it, vi } from 'vitest';
import type { CartLine } from '@torg/commerce-sdk/domain';
import { createStores } from '@torg/stores';
import { buildCart, buildCartLine, createFakeStorePorts } from '@torg/stores/testing';
import type { AppScope } from '../scope/app-scope.ts';
import { keepOffline, type WorkerPorts } from './keep-offline.ts';
import { renewal } from './renewal.ts';

beforeEach(() => {
  vi.useFakeTimers();
  renewal.isDue = false;
  return () => vi.useRealTimers();
});

interface Given {
  hasRoom?: boolean;
  preview?: AppScope['preview'];
  waits?: boolean;
  lines?: readonly CartLine[];
}

async function open({ hasRoom = true, preview = null, waits = false, lines }: Given = {}) {
  const stores = createStores(createFakeStorePorts());
  if (lines) stores.cart.receive({ cart: buildCart(lines) });
  const told: unknown[] = [];
  const worker = { postMessage: (message: unknown) => void told.push(message) };
  const listeners: Record<string, () => void> = {};
  const installing = { addEventListener: (_: string, hear: () => void) => void (listeners['statechange'] = hear) };
  const registration = {
    waiting: waits ? worker : (null as typeof worker | null),
    installing,
    addEventListener: (type: string, hear: () => void) => void (listeners[type] = hear),
    update: async () => {},
  };
  const container = { register: async () => registration, ready: { active: worker }, controller: worker };
  const leave = vi.fn<WorkerPorts['onLeaving']>();
  const scope = { stores, site: { locale: 'sv', basePath: '' }, preview, t: (id: string) => id };
  await keepOffline(scope as unknown as AppScope, {
    container: container as unknown as ServiceWorkerContainer,
    loadedFiles: () => ['/assets/main.js'],
    hasRoom: () => hasRoom,
    onLeaving: leave,
    every: () => {},
  });
  const openPage = (route: string, path: string) =>
    stores.events.record('page:impression', { route, path, title: 'T' });
  const renew = () => {
    registration.waiting = worker;
    listeners['updatefound']?.();
    listeners['statechange']?.();
  };
  const add = () => stores.events.record('cart:add', { item: { skuId: 3, quantity: 1 }, line: buildCartLine(3, 1) });
  const messages = () => stores.ui.notifications.current?.message ?? null;
  return { stores, told, openPage, renew, add, messages, leave: () => leave.mock.calls[0]?.[0]() };
}

const files = { type: 'files', addresses: ['/assets/main.js'] };

it('asks to keep products that are looked at and the cart that was changed, and no other page', async () => {
  const { told, openPage, add } = await open();
  openPage('product', '/p/mugg');
  openPage('checkout', '/kassan');
  openPage('accountOrders', '/mina-sidor/ordrar');
  add();
  add();
  vi.advanceTimersByTime(2_000);
  const product = { type: 'keep', path: '/p/mugg', isNew: false };
  expect(told).toEqual([files, product, { type: 'keep', path: '/varukorg', isNew: true }]);
});

it('asks to keep a cart that holds something, also from an earlier day, and beside each product anew', async () => {
  const { told, stores, openPage } = await open();
  const keptCart = { type: 'keep', path: '/varukorg', isNew: false };
  stores.cart.receive({ cart: buildCart([]), marketId: 'se' });
  expect(told).toEqual([files]);
  stores.cart.receive({ cart: buildCart([buildCartLine(3, 1)]), marketId: 'se' });
  expect(told).toEqual([files, keptCart]);
  openPage('product', '/p/mugg');
  expect(told.slice(2)).toEqual([{ type: 'keep', path: '/p/mugg', isNew: false }, keptCart]);
});

it('asks at once for a cart that was changed just before the page is left', async () => {
  const { told, add, leave } = await open();
  leave();
  add();
  leave();
  leave();
  expect(told).toEqual([files, { type: 'keep', path: '/varukorg', isNew: true }]);
});

it('asks for a cart that something is in already, and for that of whoever signs in', async () => {
  expect((await open({ lines: [] })).told).toEqual([files]);
  const { told, stores } = await open({ lines: [buildCartLine(3, 1)] });
  const cart = { type: 'keep', path: '/varukorg', isNew: false };
  expect(told).toEqual([files, cart]);
  stores.events.record('user:login', { method: 'password' });
  vi.advanceTimersByTime(2_000);
  expect(told).toEqual([files, cart, { type: 'forget' }, { ...cart, isNew: true }]);
});

it('has forgotten what was somebody else’s', async () => {
  const { told, stores } = await open();
  stores.events.record('user:logout', {});
  expect(told.at(-1)).toEqual({ type: 'forget' });
});

it('keeps nothing where data is saved, nor drafts', async () => {
  for (const options of [{ hasRoom: false }, { preview: { by: 'Anna' } }]) {
    const { told, openPage } = await open(options);
    openPage('product', '/p/mugg');
    expect(told).toEqual([files]);
  }
});

it('says once that the shop was renewed, and not in the checkout', async () => {
  const { renew, openPage, messages, stores } = await open();
  openPage('checkout', '/kassan');
  renew();
  expect([renewal.isDue, messages()]).toEqual([true, null]);
  openPage('news', '/nyheter');
  expect(messages()).toBe('shell.renewed');
  stores.ui.notifications.dismiss();
  openPage('home', '/');
  renew();
  expect(messages()).toBeNull();
});

it('a document of the new shop lets its worker take over', async () => {
  const { told } = await open({ waits: true });
  expect(told).toContainEqual({ type: 'activate' });
});
