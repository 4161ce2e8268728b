import { describe, expect, it, vi } from 'vitest';
import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import { NetworkError } from '../errors/network-error.ts';
import { STOCK, type Weather } from '../testing/memory-cart-service.ts';
import {
  gone,
  openCartSession,
  openFilledSession,
  sku7,
  type OpenedCartSession,
} from '../testing/open-cart-session.ts';
import type { CartCalls } from './cart-calls.ts';
import { createCartSession } from './create-cart-session.ts';

describe('adding', () => {
  it('makes one cart for two additions at once, and loses neither', async () => {
    const { session, service } = openCartSession();
    await Promise.all([session.add({ skuId: 7, quantity: 1 }), session.add({ skuId: 7, quantity: 2 })]);
    expect(service.calls).toEqual(['fetch null', 'add c1 7 1', 'add c1 7 2']);
    expect(session.state).toEqual({ status: 'ready', cart: service.cart('c1'), optimisticUpdates: [] });
  });

  it('says what is on its way, and no more of it once the cart holds it', async () => {
    const { session } = openCartSession();
    const seen: unknown[] = [];
    session.subscribe(({ cart, optimisticUpdates }) => seen.push([cart?.lines.length ?? null, optimisticUpdates]));
    await session.add({ skuId: 7, quantity: 2 });
    const update = { kind: 'add', skuId: 7, quantity: 2, message: null };
    expect(seen).toEqual([
      [null, [update]],
      [0, [update]],
      [1, []],
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN])('of %d units is refused without asking', async (quantity) => {
    const { session, service } = openCartSession();
    const refused = { ok: false, refusal: { kind: 'invalid-quantity' } };
    expect(await session.add({ skuId: 7, quantity })).toEqual(refused);
    if (quantity !== 0) expect(await session.changeQuantity('sku-7', quantity)).toEqual(refused);
    expect(service.calls).toEqual([]);
  });

  it('that is refused leaves the cart as it was', async () => {
    const { session, service } = await openFilledSession();
    const result = await session.add({ skuId: 7, quantity: STOCK });
    expect(result).toEqual({ ok: false, refusal: { kind: 'stock-limit', left: STOCK } });
    expect(session.state).toEqual({ status: 'ready', cart: service.cart('c1'), optimisticUpdates: [] });
  });

  it.each<[Weather, string[]]>([
    ['down', ['add c1 7 1', 'fetch c1', 'add c1 7 1']],
    ['lost', ['add c1 7 1', 'fetch c1']],
    ['timeout-done', ['add c1 7 1', 'fetch c1']],
  ])('once through "%s" is in the cart once', async (weather, calls) => {
    const { session, service } = await openFilledSession();
    service.weather = [weather];
    expect(await session.add({ skuId: 7, quantity: 1 })).toEqual({ ok: true, cart: service.cart('c1') });
    expect(service.calls).toEqual(calls);
    expect(service.held('c1')).toEqual(sku7(3));
  });

  it.each<[Weather, string]>([
    ['timeout', 'timeout'],
    ['no-way', 'unreachable'],
    ['lost-late', 'unreachable'],
  ])('once through "%s" is not sent again, as it may be carried out yet', async (weather, failure) => {
    const { session, service } = await openFilledSession();
    service.weather = [weather];
    const result = await session.add({ skuId: 7, quantity: 1 });
    expect(result).toMatchObject({ ok: false, refusal: { kind: 'unreachable', error: { failure } } });
    expect(service.calls).toEqual(['add c1 7 1', 'fetch c1']);
  });

  it('that got no answer is not made twice when the shopper tries again and it came late', async () => {
    const { session, service } = await openFilledSession();
    service.weather = ['lost-late'];
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: false });
    expect(await session.add({ skuId: 7, quantity: 1 })).toEqual({ ok: true, cart: service.cart('c1') });
    expect(service.calls).toEqual(['add c1 7 1', 'fetch c1', 'fetch c1']);
    expect(service.held('c1')).toEqual(sku7(3));
    await session.add({ skuId: 7, quantity: 1 });
    expect(service.held('c1')).toEqual(sku7(4));
  });

  it.each<[string, (shop: OpenedCartSession) => unknown]>([
    ['the shopper was shown it in another tab', ({ session, service }) => session.receive(service.cart('c1'))],
    ['the cart was read anew', ({ session }) => session.load()],
  ])('that came late counts again once %s', async (_name, show) => {
    const shop = await openFilledSession();
    const { session, service } = shop;
    service.weather = ['timeout-late'];
    await session.add({ skuId: 7, quantity: 1 });
    await service.fetchCart({ cartId: 'c1' });
    await show(shop);
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true });
    expect(service.held('c1')).toEqual(sku7(4));
  });

  it('that never came is made when the shopper tries again', async () => {
    const { session, service } = await openFilledSession();
    service.weather = ['no-way'];
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: false });
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true });
    expect(service.held('c1')).toEqual(sku7(3));
  });

  it('at which something went wrong in the API is in the cart once, whether it was carried out or not', async () => {
    for (const weather of ['fault', 'fault-done'] as const) {
      const { session, service } = await openFilledSession();
      service.weather = [weather];
      const result = await session.add({ skuId: 7, quantity: 2 });
      expect(result).toMatchObject({ ok: true, cart: { lines: [{ quantity: 4 }] } });
      expect(service.held('c1')).toEqual({ 'sku-7': 4 });
    }
  });

  it('reads the cart again where something went wrong in the API', async () => {
    const { session, service } = await openFilledSession();
    service.weather = ['fault'];
    expect(await session.load()).toMatchObject({ status: 'ready', cart: { lines: [{ quantity: 2 }] } });
  });

  it('carries one key over all its tries, and the next one another', async () => {
    const { service } = await openFilledSession();
    const addToCart = vi.fn(service.addToCart);
    const keys = ['first', 'second'];
    const { session } = openCartSession({
      calls: { ...service, addToCart },
      createIdempotencyKey: () => keys.shift() ?? '',
    });
    await session.load('c1');
    service.weather = ['down'];
    await session.add({ skuId: 7, quantity: 1 });
    await session.add({ skuId: 7, quantity: 1 });
    expect(addToCart.mock.calls.map(([, key]) => key)).toEqual(['first', 'first', 'second']);
  });

  it('goes to the cart that was to be loaded, though that failed, and not to the one before', async () => {
    const { session, service } = await openFilledSession();
    await service.fetchCart({ cartId: null });
    service.weather = Array<Weather>(5).fill('down');
    await session.load('c2');
    expect(session.state).toMatchObject({ status: 'failed', cart: { id: 'c1' } });
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true, cart: { id: 'c2' } });
    expect(service.held('c1')).toEqual(sku7(2));
  });

  it.each<[string, Weather[]]>([
    ['is refused', []],
    ['gets no answer', ['fine', 'fine', 'no-way']],
  ])('that %s by a new cart leaves that cart for the next', async (_name, weather) => {
    const { session, service, storage } = await openFilledSession();
    service.forget('c1');
    service.weather = weather;
    expect(await session.add({ skuId: 7, quantity: STOCK + 1 })).toMatchObject({ ok: false });
    expect([session.state.cart?.id, storage.text]).toEqual(['c2', 'c2']);
    await session.add({ skuId: 7, quantity: 1 });
    expect(service.held('c2')).toEqual(sku7(1));
  });

  it('that nobody answers is given up after five failures, and the next one reads the cart first', async () => {
    const { session, service } = await openFilledSession();
    service.weather = ['lost', 'down', 'down', 'down', 'down'];
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: false, refusal: { kind: 'unreachable' } });
    expect(session.state).toMatchObject({ status: 'ready', cart: { lines: [{ quantity: 2 }] }, optimisticUpdates: [] });
    expect(service.calls).toHaveLength(5);
    service.weather = ['fine', 'lost'];
    await session.load();
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true });
    expect(service.held('c1')).toEqual(sku7(4));
  });

  it('is not tried for ever by a server that answers reads alone', async () => {
    const { session, service } = await openFilledSession();
    service.weather = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'down' : 'fine'));
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: false });
    expect(service.calls.filter((call) => call.startsWith('add'))).toHaveLength(5);
  });

  it('goes into a new cart where the API says that the old one is gone', async () => {
    const { session, service } = await openFilledSession();
    service.forget('c1');
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true, cart: { id: 'c2' } });
    expect(service.calls).toEqual(['add c1 7 1', 'fetch null', 'add c2 7 1']);
  });

  it('goes into a new cart where the old one is gone by the time of the second try', async () => {
    const { session, service } = await openFilledSession();
    service.weather = ['down'];
    const adding = session.add({ skuId: 7, quantity: 1 });
    service.forget('c1');
    expect(await adding).toMatchObject({ ok: true, cart: { id: 'c2' } });
    expect(service.calls).toEqual(['add c1 7 1', 'fetch c1', 'fetch null', 'add c2 7 1']);
  });

  it('is given up where new carts are gone as well', async () => {
    const { session, service } = await openFilledSession();
    const addToCart = () => Promise.reject(gone);
    const other = createCartSession({ calls: { ...service, addToCart } });
    await other.load('c1');
    service.calls.length = 0;
    expect(await other.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: false, refusal: { error: gone } });
    expect(service.calls).toEqual(['fetch null']);
    expect(session.state.cart?.id).toBe('c1');
  });

  it('that the API will not have is not sent again', async () => {
    const { service } = await openFilledSession();
    const addToCart = vi.fn(() => Promise.reject(new GraphQLResponseError([{ message: 'No', extensions: {} }])));
    const { session } = openCartSession({ calls: { ...service, addToCart } });
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: false, refusal: { kind: 'declined' } });
    expect(addToCart).toHaveBeenCalledTimes(1);
  });

  it('of a package whose answer is lost is in the cart once', async () => {
    const { session, service } = await openFilledSession();
    service.weather = ['lost'];
    expect(await session.addPackage({ packageId: 3, selections: [] })).toMatchObject({ ok: true });
    expect(service.held('c1')).toEqual({ 'sku-7': 2, 'group-3-a': 1, 'group-3-b': 1 });
  });
});

describe('adding many', () => {
  const items = [
    { skuId: 7, quantity: 2, message: null },
    { skuId: 8, quantity: STOCK + 1, message: null },
  ];

  /** An API that keeps the key; the first answers of so many calls are lost, before them or after. */
  function keyedShop(losses: readonly ('before' | 'after')[], meanwhile = async (_service: CartCalls) => {}) {
    const { service } = openCartSession();
    const left = [...losses];
    const done = new Map<string, boolean>();
    const lost = new NetworkError('lost', { failure: 'unreachable' });
    const addItemsOnce: NonNullable<CartCalls['addItems']> = async ({ cartId, items: wanted }, key) => {
      const loss = left.shift();
      if (loss) await meanwhile(service);
      if (loss === 'before') throw lost;
      for (const { skuId, quantity } of done.has(key) ? [] : wanted)
        await service.addToCart({ cartId, skuId, quantity: Math.min(quantity, STOCK) }, key);
      done.set(key, true);
      if (loss) throw lost;
      return { ok: true, cart: service.cart(cartId) };
    };
    const session = createCartSession({ calls: { ...service, addItems: addItemsOnce }, wait: async () => {} });
    return { session, service, done };
  }

  it.each(['before', 'after'] as const)(
    'is one call, sent again with its key when it is lost %s it is done',
    async (loss) => {
      const { session, service, done } = keyedShop([loss]);
      expect(await session.addItems(items)).toEqual({ ok: true, cart: service.cart('c1') });
      expect(done.size).toBe(1);
      expect(service.held('c1')).toEqual({ 'sku-7': 2, 'sku-8': STOCK });
    },
  );

  it('takes nothing for its own that somebody else added to the same cart meanwhile', async () => {
    const { session, service } = keyedShop(['before'], async (carts) => {
      await carts.addToCart({ cartId: 'c1', skuId: 7, quantity: 1 }, 'another');
    });
    await session.addItems(items);
    expect(service.held('c1')).toEqual({ 'sku-7': 3, 'sku-8': STOCK });
  });

  it('carries the same key when the shopper presses again after no answer at all', async () => {
    const { session, service, done } = keyedShop(Array<'after'>(5).fill('after'));
    expect(await session.addItems(items)).toMatchObject({ ok: false });
    expect(await session.addItems(items)).toMatchObject({ ok: true });
    expect(done.size).toBe(1);
    expect(service.held('c1')).toEqual({ 'sku-7': 2, 'sku-8': STOCK });
  });

  it('is done one after another elsewhere, as many of each as can be sold', async () => {
    const { session, service } = openCartSession();
    expect(await session.addItems(items)).toEqual({ ok: true, cart: service.cart('c1') });
    expect(service.held('c1')).toEqual({ 'sku-7': 2, 'sku-8': STOCK });
  });

  it('of nothing is refused without asking', async () => {
    const { session, service } = openCartSession();
    expect(await session.addItems([])).toEqual({ ok: false, refusal: { kind: 'invalid-quantity' } });
    expect(service.calls).toEqual([]);
  });
});
