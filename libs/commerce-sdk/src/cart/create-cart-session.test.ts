import { describe, expect, it, vi } from 'vitest';
import { wantedQuantity } from '../domain/cart/cart-wish.ts';
import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import { closedStorage, memoryStorage } from '../testing/memory-storage.ts';
import { settle } from '../testing/manual-time.ts';
import { memoryCartService, STOCK, type Weather } from '../testing/memory-cart-service.ts';
import type { CartSessionOptions } from './cart-session.ts';
import { createCartSession } from './create-cart-session.ts';

const gone = new GraphQLResponseError([{ message: 'Gone', extensions: { code: 'CART_NOT_FOUND' } }]);

function setUp(options: Partial<CartSessionOptions> = {}) {
  const service = memoryCartService();
  const storage = memoryStorage();
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);
  const announce = vi.fn();
  const session = createCartSession({ calls: service, storage, wait, announce, ...options });
  return { session, service, storage, waits, announce };
}

/** A session whose cart c1 holds two units of sku 7. */
async function filled(options: Partial<CartSessionOptions> = {}) {
  const shop = setUp(options);
  await shop.session.add({ skuId: 7, quantity: 2 });
  shop.service.calls.length = 0;
  shop.announce.mockClear();
  return shop;
}

/** Holds the answers back until they are let go, one by one. */
function heldBack(service: { beforeAnswer: () => Promise<void> }) {
  const gates: (() => void)[] = [];
  service.beforeAnswer = () => new Promise((open) => gates.push(open));
  return async () => {
    await settle();
    gates.shift()?.();
    await settle();
  };
}

const sku7 = (units: number) => ({ 'sku-7': units });

describe('loading', () => {
  it('makes no cart for a shopper who has none', async () => {
    const { session, service } = setUp();
    expect(await session.load()).toEqual({ status: 'ready', cart: null, wishes: [] });
    expect(service.calls).toEqual([]);
  });

  it('reads the cart of the last visit, keeps its id for a year and tells the other tabs', async () => {
    const { service, storage } = await filled();
    const announce = vi.fn();
    const session = createCartSession({ calls: service, storage, announce });
    await session.load();
    expect(session.state).toMatchObject({ status: 'ready', cart: service.cart('c1') });
    expect([storage.text, storage.seconds]).toEqual(['c1', 31_536_000]);
    expect(announce).toHaveBeenCalledExactlyOnceWith(service.cart('c1'));
  });

  it('tries five times, a second apart, then keeps what it had and says why', async () => {
    const { session, service, waits } = await filled();
    service.weather = Array<Weather>(5).fill('down');
    await session.load();
    expect(session.state).toMatchObject({ status: 'failed', cart: { id: 'c1' }, error: { status: 503 } });
    expect(service.calls).toHaveLength(5);
    expect(waits).toEqual([1000, 1000, 1000, 1000]);
  });

  it('asks once where the API says no', async () => {
    const fetchCart = vi.fn(() => Promise.reject(new GraphQLResponseError([{ message: 'No', extensions: {} }])));
    const { session } = setUp({ calls: { ...memoryCartService(), fetchCart } });
    await session.load('c1');
    expect(session.state).toMatchObject({ status: 'failed', error: { code: 'GRAPHQL' } });
    expect(fetchCart).toHaveBeenCalledTimes(1);
  });

  it('has one try left after that, and all five again once something came', async () => {
    const { session, service } = await filled();
    service.weather = Array<Weather>(6).fill('down');
    await session.load();
    await session.load();
    expect(service.calls).toHaveLength(6);
    await session.load();
    service.weather = Array<Weather>(4).fill('down');
    await session.load();
    expect(session.state.status).toBe('ready');
  });

  it('never makes a new cart of an outage, also not for what is added next', async () => {
    const { service } = await filled();
    const { session } = setUp({ calls: service });
    service.weather = Array<Weather>(5).fill('down');
    await session.load('c1');
    await session.add({ skuId: 7, quantity: 1 });
    expect(service.calls).not.toContain('fetch null');
    expect(service.held('c1')).toEqual(sku7(3));
  });

  it('begins a new cart where the API says that there is none', async () => {
    const { session, service, storage } = await filled();
    service.forget('c1');
    await session.load();
    expect(service.calls).toEqual(['fetch c1', 'fetch null']);
    expect([session.state.cart?.id, storage.text]).toEqual(['c2', 'c2']);
  });

  it('waits for what was wished before', async () => {
    const { session, service } = await filled();
    await Promise.all([session.add({ skuId: 7, quantity: 1 }), session.load()]);
    expect(service.calls).toEqual(['add c1 7 1', 'fetch c1']);
  });

  it('works where nothing can be kept', async () => {
    const { session } = setUp({ storage: closedStorage });
    await session.load();
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true });
  });
});

describe('adding', () => {
  it('makes one cart for two additions at once, and loses neither', async () => {
    const { session, service } = setUp();
    await Promise.all([session.add({ skuId: 7, quantity: 1 }), session.add({ skuId: 7, quantity: 2 })]);
    expect(service.calls).toEqual(['fetch null', 'add c1 7 1', 'add c1 7 2']);
    expect(session.state).toEqual({ status: 'ready', cart: service.cart('c1'), wishes: [] });
  });

  it('says what is on its way, and no more of it once the cart holds it', async () => {
    const { session } = setUp();
    const seen: unknown[] = [];
    session.subscribe(({ cart, wishes }) => seen.push([cart?.lines.length ?? null, wishes]));
    await session.add({ skuId: 7, quantity: 2 });
    const wish = { kind: 'add', skuId: 7, quantity: 2, message: null };
    expect(seen).toEqual([
      [null, [wish]],
      [0, [wish]],
      [1, []],
    ]);
  });

  it.each([0, -1, 1.5, Number.NaN])('of %d units is refused without asking', async (quantity) => {
    const { session, service } = setUp();
    const refused = { ok: false, refusal: { kind: 'invalid-quantity' } };
    expect(await session.add({ skuId: 7, quantity })).toEqual(refused);
    if (quantity !== 0) expect(await session.changeQuantity('sku-7', quantity)).toEqual(refused);
    expect(service.calls).toEqual([]);
  });

  it('that is refused leaves the cart as it was', async () => {
    const { session, service } = await filled();
    const verdict = await session.add({ skuId: 7, quantity: STOCK });
    expect(verdict).toEqual({ ok: false, refusal: { kind: 'stock-limit', left: STOCK } });
    expect(session.state).toEqual({ status: 'ready', cart: service.cart('c1'), wishes: [] });
  });

  it.each<[Weather, string[]]>([
    ['down', ['add c1 7 1', 'fetch c1', 'add c1 7 1']],
    ['lost', ['add c1 7 1', 'fetch c1']],
    ['timeout-done', ['add c1 7 1', 'fetch c1']],
  ])('once through "%s" is in the cart once', async (weather, calls) => {
    const { session, service } = await filled();
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
    const { session, service } = await filled();
    service.weather = [weather];
    const verdict = await session.add({ skuId: 7, quantity: 1 });
    expect(verdict).toMatchObject({ ok: false, refusal: { kind: 'unreachable', error: { failure } } });
    expect(service.calls).toEqual(['add c1 7 1', 'fetch c1']);
  });

  it('carries one key over all its tries, and the next one another', async () => {
    const { service } = await filled();
    const addToCart = vi.fn(service.addToCart);
    const keys = ['first', 'second'];
    const { session } = setUp({ calls: { ...service, addToCart }, createIdempotencyKey: () => keys.shift() ?? '' });
    await session.load('c1');
    service.weather = ['down'];
    await session.add({ skuId: 7, quantity: 1 });
    await session.add({ skuId: 7, quantity: 1 });
    expect(addToCart.mock.calls.map(([, key]) => key)).toEqual(['first', 'first', 'second']);
  });

  it('goes to the cart that was to be loaded, though that failed, and not to the one before', async () => {
    const { session, service } = await filled();
    await service.fetchCart(null);
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
    const { session, service, storage } = await filled();
    service.forget('c1');
    service.weather = weather;
    expect(await session.add({ skuId: 7, quantity: STOCK + 1 })).toMatchObject({ ok: false });
    expect([session.state.cart?.id, storage.text]).toEqual(['c2', 'c2']);
    await session.add({ skuId: 7, quantity: 1 });
    expect(service.held('c2')).toEqual(sku7(1));
  });

  it('that nobody answers is given up after five failures, and the next one reads the cart first', async () => {
    const { session, service } = await filled();
    service.weather = ['lost', 'down', 'down', 'down', 'down'];
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: false, refusal: { kind: 'unreachable' } });
    expect(session.state).toMatchObject({ status: 'ready', cart: { lines: [{ quantity: 2 }] }, wishes: [] });
    expect(service.calls).toHaveLength(5);
    service.weather = ['fine', 'lost'];
    await session.load();
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true });
    expect(service.held('c1')).toEqual(sku7(4));
  });

  it('is not tried for ever by a server that answers reads alone', async () => {
    const { session, service } = await filled();
    service.weather = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? 'down' : 'fine'));
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: false });
    expect(service.calls.filter((call) => call.startsWith('add'))).toHaveLength(5);
  });

  it('goes into a new cart where the API says that the old one is gone', async () => {
    const { session, service } = await filled();
    service.forget('c1');
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true, cart: { id: 'c2' } });
    expect(service.calls).toEqual(['add c1 7 1', 'fetch null', 'add c2 7 1']);
  });

  it('goes into a new cart where the old one is gone by the time of the second try', async () => {
    const { session, service } = await filled();
    service.weather = ['down'];
    const adding = session.add({ skuId: 7, quantity: 1 });
    service.forget('c1');
    expect(await adding).toMatchObject({ ok: true, cart: { id: 'c2' } });
    expect(service.calls).toEqual(['add c1 7 1', 'fetch c1', 'fetch null', 'add c2 7 1']);
  });

  it('is given up where new carts are gone as well', async () => {
    const { session, service } = await filled();
    const addToCart = () => Promise.reject(gone);
    const other = createCartSession({ calls: { ...service, addToCart } });
    await other.load('c1');
    service.calls.length = 0;
    expect(await other.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: false, refusal: { error: gone } });
    expect(service.calls).toEqual(['fetch null']);
    expect(session.state.cart?.id).toBe('c1');
  });

  it('that the API will not have is not sent again', async () => {
    const { service } = await filled();
    const addToCart = vi.fn(() => Promise.reject(new GraphQLResponseError([{ message: 'No', extensions: {} }])));
    const { session } = setUp({ calls: { ...service, addToCart } });
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: false, refusal: { kind: 'declined' } });
    expect(addToCart).toHaveBeenCalledTimes(1);
  });

  it('of a package whose answer is lost is in the cart once', async () => {
    const { session, service } = await filled();
    service.weather = ['lost'];
    expect(await session.addPackage({ packageId: 3, selections: [] })).toMatchObject({ ok: true });
    expect(service.held('c1')).toEqual({ 'sku-7': 2, 'group-3-a': 1, 'group-3-b': 1 });
  });
});

describe('changing a quantity', () => {
  it('sends the first and the last of what is typed quickly', async () => {
    const { session, service } = await filled();
    const answer = heldBack(service);
    const first = session.changeQuantity('sku-7', 2);
    await settle();
    const later = [3, 4].map((quantity) => session.changeQuantity('sku-7', quantity));
    expect(session.state.wishes).toEqual([2, 4].map((quantity) => ({ kind: 'line', lineId: 'sku-7', quantity })));
    await answer();
    await answer();
    const verdicts = await Promise.all([first, ...later]);
    expect(service.calls).toEqual(['line c1 sku-7 2', 'line c1 sku-7 4']);
    expect(verdicts[1]).toBe(verdicts[2]);
    expect(session.state).toEqual({ status: 'ready', cart: service.cart('c1'), wishes: [] });
  });

  it('says once what is wanted, and once what became of it', async () => {
    const { session } = await filled();
    const seen: unknown[] = [];
    session.subscribe(({ cart, wishes }) => seen.push([cart?.lines[0]?.quantity, wantedQuantity(wishes, 'sku-7')]));
    await Promise.all([session.changeQuantity('sku-7', 3), session.changeQuantity('sku-7', 4)]);
    expect(seen).toEqual([
      [2, 3],
      [2, 4],
      [4, null],
    ]);
  });

  it('does not slip in before an addition that was made first', async () => {
    const { session, service } = await filled();
    await Promise.all([
      session.changeQuantity('sku-7', 3),
      session.add({ skuId: 7, quantity: 1 }),
      session.changeQuantity('sku-7', 5),
      session.changeQuantity('sku-7', 6),
    ]);
    expect(service.calls).toEqual(['line c1 sku-7 3', 'add c1 7 1', 'line c1 sku-7 6']);
  });

  it('of a line and of a package are two wishes', async () => {
    const { session, service } = await filled();
    await session.addPackage({ packageId: 3, selections: [] });
    service.calls.length = 0;
    await Promise.all([
      session.changeQuantity('sku-7', 1),
      session.changeGroup('group-3', 2),
      session.changeGroup('group-4', 0),
      session.changeGroup('group-3', 4),
    ]);
    expect(service.calls).toEqual(['line c1 sku-7 1', 'group c1 group-3 4', 'group c1 group-4 0', 'fetch c1']);
  });

  it('is sent again through an outage without looking, since it sets and does not add', async () => {
    const { session, service, waits } = await filled();
    service.weather = ['lost', 'timeout', 'down', 'no-way'];
    expect(await session.changeQuantity('sku-7', 5)).toMatchObject({ ok: true });
    expect(service.calls).toEqual(Array(5).fill('line c1 sku-7 5'));
    expect(waits).toHaveLength(4);
  });

  it('that fails falls back to what the server said last, and does not stop the next', async () => {
    const { session, service } = await filled();
    service.weather = Array<Weather>(5).fill('no-way');
    const verdicts = await Promise.all([session.changeQuantity('sku-7', 5), session.add({ skuId: 8, quantity: 1 })]);
    expect(verdicts).toMatchObject([{ ok: false, refusal: { kind: 'unreachable' } }, { ok: true }]);
    expect(service.held('c1')).toEqual({ 'sku-7': 2, 'sku-8': 1 });
    await session.changeQuantity('sku-7', 3);
    expect(service.calls.slice(5)).toEqual(['fetch c1', 'add c1 8 1', 'line c1 sku-7 3']);
  });

  it('of a line that is gone is refused, and the next call reads the cart first', async () => {
    const { session, service } = await filled();
    expect(await session.changeQuantity('sku-9', 1)).toEqual({ ok: false, refusal: { kind: 'unknown-item' } });
    await session.changeQuantity('sku-7', 1);
    await session.changeQuantity('sku-7', 2);
    expect(service.calls).toEqual(['line c1 sku-9 1', 'fetch c1', 'line c1 sku-7 1', 'line c1 sku-7 2']);
  });

  it('to none is no failure where the line is gone already, as after an answer that was lost', async () => {
    const { session, service } = await filled();
    service.weather = ['lost'];
    expect(await session.changeQuantity('sku-7', 0)).toEqual({ ok: true, cart: service.cart('c1') });
    expect(service.calls).toEqual(['line c1 sku-7 0', 'line c1 sku-7 0', 'fetch c1']);
    expect(session.state.cart?.lines).toEqual([]);
    expect(await session.changeGroup('group-9', 0)).toMatchObject({ ok: true });
  });

  it('to none removes the line', async () => {
    const { session, service } = await filled();
    await session.changeQuantity('sku-7', 0);
    expect(service.held('c1')).toEqual({});
  });
});

describe('a code', () => {
  it('is put on the cart, or refused, or taken off', async () => {
    const { session, service } = await filled();
    expect(await session.setPromoCode('VINTER10')).toMatchObject({ ok: true, cart: { promoCode: 'VINTER10' } });
    expect(await session.setPromoCode('?')).toEqual({ ok: false, refusal: { kind: 'invalid' } });
    expect(session.state.cart?.promoCode).toBe('VINTER10');
    expect(await session.removePromoCode()).toMatchObject({ ok: true, cart: { promoCode: null } });
    expect(service.calls).toEqual(['code c1 VINTER10', 'code c1 ?', 'no code c1']);
  });
});

describe('other tabs', () => {
  it('are told of what the API gave and of nothing else', async () => {
    const { session, service, announce } = await filled();
    session.receive(service.cart('c1'));
    expect(announce).not.toHaveBeenCalled();
    await session.changeQuantity('sku-7', 1);
    expect(announce).toHaveBeenCalledExactlyOnceWith(service.cart('c1'));
  });

  it('lend the cart that they made, though this one was not told of it', async () => {
    const { service, storage } = await filled();
    const { session } = setUp({ calls: service, storage });
    await session.add({ skuId: 7, quantity: 1 });
    expect(service.calls).toEqual(['fetch c1', 'add c1 7 1']);
  });

  it('may go on with another cart, which this one then reads', async () => {
    const { session, service } = await filled();
    await service.fetchCart(null);
    session.receive(service.cart('c2'));
    await session.load();
    expect(service.calls).toEqual(['fetch null', 'fetch c2']);
  });

  it('that have no cart any more leave none to the next shopper', async () => {
    const { session, service, storage } = await filled();
    session.receive(null);
    expect([session.state.cart, storage.text]).toEqual([null, null]);
    await session.load();
    expect(session.state.cart).toBeNull();
    expect(await session.add({ skuId: 8, quantity: 1 })).toMatchObject({ ok: true, cart: { id: 'c2' } });
    expect(service.held('c1')).toEqual(sku7(2));
  });

  it.each(['c2', null])('that go on with %s are not brought back by an answer for the cart before', async (id) => {
    const { session, service, storage, announce } = await filled();
    await service.fetchCart(null);
    const received = id && service.cart(id);
    const answer = heldBack(service);
    const under = [session.add({ skuId: 7, quantity: 1 }), session.load()];
    await settle();
    session.receive(received || null);
    await answer();
    await answer();
    expect((await Promise.all(under))[0]).toMatchObject({ ok: true, cart: { id: 'c1' } });
    expect(session.state).toEqual({ status: 'ready', cart: received, wishes: [] });
    expect(storage.text).toBe(id);
    expect(announce.mock.calls).toEqual(id ? [[received]] : []);
  });

  it('that go on with another cart are not disturbed by an id that a slow storage brings', async () => {
    const { service } = await filled();
    await service.fetchCart(null);
    const received = service.cart('c2');
    let bring = (_: string) => {};
    const storage = { read: () => new Promise<string>((resolve) => (bring = resolve)), write: () => {} };
    const { session } = setUp({ calls: service, storage });
    const loading = session.load();
    await settle();
    session.receive(received);
    bring('c1');
    expect(await loading).toEqual({ status: 'ready', cart: received, wishes: [] });
    expect(service.calls).not.toContain('fetch c1');
  });

  it.each<Weather>(['fine', 'no-way'])(
    'that go on with another cart are not disturbed by a load, %s',
    async (weather) => {
      const { session, service } = await filled({ attempts: 1 });
      await service.fetchCart(null);
      const received = service.cart('c2');
      const answer = heldBack(service);
      service.weather = [weather];
      const loading = session.load();
      await settle();
      session.receive(received);
      await answer();
      expect(await loading).toEqual({ status: 'ready', cart: received, wishes: [] });
    },
  );

  it('may have made the cart that an addition goes to while this one asks for its own', async () => {
    const { session, service } = setUp();
    const other = await service.fetchCart(null);
    const answer = heldBack(service);
    const adding = session.add({ skuId: 7, quantity: 1 });
    await settle();
    session.receive(other);
    await answer();
    await answer();
    expect(await adding).toMatchObject({ ok: true, cart: { id: 'c1' } });
    expect(session.state.cart?.lines).toHaveLength(1);
  });

  it('that are told wrongly break nothing', async () => {
    const report = vi.fn();
    const { session } = setUp({
      report,
      announce: () => {
        throw new Error('The channel is closed');
      },
    });
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true });
    expect(report).toHaveBeenCalled();
  });
});

describe('after its end', () => {
  it('answers whom it must, but tells nobody else and tries nothing again', async () => {
    const { session, service, announce, storage } = await filled();
    const answer = heldBack(service);
    const seen = vi.fn();
    session.subscribe(seen);
    const adding = session.add({ skuId: 8, quantity: 1 });
    const changing = session.changeQuantity('sku-7', 9);
    seen.mockClear();
    await settle();
    service.weather = ['down'];
    session.dispose();
    await answer();
    await answer();
    expect(await adding).toMatchObject({ ok: true });
    expect(await changing).toMatchObject({ ok: false, refusal: { kind: 'unreachable' } });
    expect(seen).not.toHaveBeenCalled();
    expect(announce).not.toHaveBeenCalled();
    expect(storage.text).toBe('c1');
    expect(session.state.cart?.lines).toHaveLength(1);
  });
});
