import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError, ServerError, type CartCalls } from '@torg/commerce-sdk';
import type { CartChange } from '@torg/commerce-sdk/domain';
import type { ShopEvents, ShopEventType } from '../events/shop-events.ts';
import { buildCart, buildCartLine } from '../testing/build-cart.ts';
import { createFakeCartPorts } from '../testing/create-fake-cart-ports.ts';
import { createMemoryStorage } from '../testing/create-memory-storage.ts';
import type { CartStorePorts } from './cart-ports.ts';
import { CartStore } from './cart-store.ts';
import { groupedItems } from './grouped-items.ts';

type FakeOptions = NonNullable<Parameters<typeof createFakeCartPorts>[1]>;

const twoMugs = [buildCartLine(7, 2)];

function createStore(options: FakeOptions = {}, lines = twoMugs, overrides: Partial<CartStorePorts> = {}) {
  const ports = createFakeCartPorts(lines, options);
  const recorded: string[] = [];
  const record = <Type extends ShopEventType>(type: Type, data: ShopEvents[Type]) =>
    void recorded.push('item' in data ? `${type} ${data.item.skuId} ${data.item.quantity}` : type);
  const place = { market: 'se' };
  const report = (error: unknown) => {
    throw error;
  };
  const store = new CartStore({ ...ports, events: { record }, report, market: () => place.market, ...overrides });
  return { store, ports, recorded, place };
}

/** A shopper whose cart is there, with its code. */
async function openShop(options: FakeOptions = {}, lines = twoMugs) {
  const shop = createStore(options, lines);
  shop.ports.keep('cart-1');
  await shop.store.load();
  return shop;
}

/** A call that is answered by hand, to put the answers in the order that hurts. */
function heldBack<Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) {
  const gates: (() => void)[] = [];
  const arrived = () => vi.waitFor(() => expect(gates.length).toBeGreaterThan(0));
  return {
    call: async (...args: Args) => {
      await new Promise<void>((open) => gates.push(open));
      return call(...args);
    },
    /** Waits until a call has come in. */
    arrived,
    /** Lets the oldest call that waits go on. */
    release: async () => {
      await arrived();
      gates.shift()?.();
    },
  };
}

const set = {
  packageId: 3,
  name: 'Frukostset',
  selections: [
    { groupId: 1, optionId: 11, skuId: 21, name: 'Mugg', quantity: 1 },
    { groupId: 2, optionId: 12, skuId: 22, name: 'Kaffe', quantity: 1 },
  ],
};

const down = () => Promise.reject(new ServerError(503));
const noWay = () => Promise.reject(new NetworkError('Out of reach'));

describe('loading the cart', () => {
  it('makes no cart for a shopper who has none, and fetches no code for it', async () => {
    const { store, ports } = createStore();
    await store.load();
    expect(store.state).toEqual({ status: 'ready', cart: null, optimisticUpdates: [] });
    expect([ports.calls, ports.opened()]).toEqual([[], 0]);
  });

  it('reads the cart of the last visit, and tells the other tabs', async () => {
    const { store, ports } = await openShop();
    expect(store.state).toEqual({ status: 'ready', cart: ports.held(), optimisticUpdates: [], marketId: 'se' });
    expect(ports.announced).toEqual([{ cart: ports.held(), marketId: 'se' }]);
  });

  it('that is being read is waited for, and read once', async () => {
    const { store, ports } = createStore();
    ports.keep('cart-1');
    const first = store.load();
    await store.ensureLoaded();
    expect(store.cart?.id).toBe('cart-1');
    await Promise.all([first, store.ensureLoaded()]);
    expect(ports.calls).toEqual(['fetch cart-1']);
  });

  it('tries five times; then the cart that was there stays, with the reason, and so does its id', async () => {
    const fetchCart = vi.fn<CartCalls['fetchCart']>(down);
    const { store, ports } = createStore({ service: () => ({ fetchCart }) });
    ports.keep('cart-1');
    store.receive({ cart: buildCart(twoMugs), marketId: 'se' });
    await store.load();
    expect(fetchCart).toHaveBeenCalledTimes(5);
    expect(store.state).toMatchObject({ status: 'failed', cart: { lines: twoMugs }, error: { code: 'SERVER' } });
    expect([store.itemCount, ports.recallCartId()]).toEqual([2, 'cart-1']);
  });

  it('never shows an empty cart after an outage in which none was read', async () => {
    const { store, ports } = createStore({ service: () => ({ fetchCart: down }) });
    ports.keep('cart-1');
    await store.load();
    expect([store.state.status, ports.recallCartId()]).toEqual(['failed', 'cart-1']);
  });

  it('says so when its code does not come, and tries again when asked', async () => {
    const arrive = vi.fn(async () => {}).mockRejectedValueOnce(new NetworkError('Failed to fetch'));
    const { store, ports } = createStore({ arrive });
    ports.keep('cart-1');
    await store.load();
    expect(store.state).toMatchObject({ status: 'failed', cart: null, error: { code: 'NETWORK' } });
    await store.load();
    expect(store.itemCount).toBe(2);
  });
});

describe('adding to the cart', () => {
  it('makes a cart first where there is none, and records the event', async () => {
    const { store, ports, recorded } = createStore({}, []);
    await store.load();
    expect(await store.add({ skuId: 3, quantity: 2 })).toEqual({ ok: true, cart: ports.held() });
    expect(ports.calls).toEqual(['fetch null', 'add 3 2']);
    expect(recorded).toEqual(['cart:add 3 2']);
  });

  it('counts the units from the click on, before the cart or its code is there', async () => {
    const { store } = createStore({}, []);
    await store.load();
    const adding = store.add({ skuId: 3, quantity: 2 });
    expect([store.itemCount, store.isAdding, store.changing]).toEqual([2, true, true]);
    await adding;
    expect([store.itemCount, store.isAdding, store.changing]).toEqual([2, false, false]);
  });

  it('uses the cart that another tab made, though it was not told of it', async () => {
    const { store, ports } = createStore();
    await store.load();
    ports.keep('cart-1');
    await store.add({ skuId: 3, quantity: 1 });
    expect(ports.calls).toEqual(['fetch cart-1', 'add 3 1']);
  });

  it('makes one cart for two additions at once, and loses neither', async () => {
    const { store, ports } = createStore({}, []);
    await Promise.all([store.add({ skuId: 3, quantity: 1 }), store.add({ skuId: 3, quantity: 2 })]);
    expect([ports.calls, ports.opened()]).toEqual([['fetch null', 'add 3 1', 'add 3 2'], 1]);
    expect(store.itemCount).toBe(3);
  });

  it('answers with the refusal, keeps it, and leaves the cart as it was', async () => {
    const refused: CartChange = { ok: false, refusal: { kind: 'stock-limit', left: 1 } };
    const { store, recorded, ports } = await openShop({ service: () => ({ addToCart: async () => refused }) });
    expect(await store.add({ skuId: 7, quantity: 5 })).toEqual(refused);
    const update = { kind: 'add', skuId: 7, quantity: 5, message: null };
    expect(store.refusal).toEqual({ update, refusal: { kind: 'stock-limit', left: 1 } });
    expect([store.cart, recorded]).toEqual([ports.held(), []]);
    await store.setQuantity('line-7', 3);
    expect(store.refusal).toBeNull();
  });

  it.each([0, -1, 1.5, Number.NaN])('refuses %d units without asking', async (quantity) => {
    const { store, ports } = await openShop();
    const refused = { ok: false, refusal: { kind: 'invalid-quantity' } };
    expect(await store.add({ skuId: 7, quantity })).toEqual(refused);
    expect(ports.calls).toEqual(['fetch cart-1']);
  });

  it('answers that nobody knows when nothing comes, keeps the cart, and works again afterwards', async () => {
    const addToCart = vi.fn<CartCalls['addToCart']>(noWay);
    const { store, ports } = await openShop({ service: () => ({ addToCart }) });
    expect(await store.add({ skuId: 8, quantity: 1 })).toMatchObject({ ok: false, refusal: { kind: 'unreachable' } });
    expect([store.itemCount, store.isAdding]).toEqual([2, false]);
    addToCart.mockImplementation(async () => ({ ok: true, cart: buildCart([...twoMugs, buildCartLine(8, 1)]) }));
    expect(await store.add({ skuId: 8, quantity: 1 })).toMatchObject({ ok: true });
    expect([store.itemCount, ports.recallCartId()]).toEqual([3, 'cart-1']);
  });

  it('finds an addition whose answer was lost, and tells it as done', async () => {
    const { store, ports, recorded } = await openShop({
      service: (real) => ({ addToCart: (...args) => real.addToCart(...args).then(noWay) }),
    });
    expect(await store.add({ skuId: 8, quantity: 1 })).toMatchObject({ ok: true });
    expect([store.itemCount, recorded]).toEqual([3, ['cart:add 8 1']]);
    expect(ports.calls).toEqual(['fetch cart-1', 'add 8 1', 'fetch cart-1']);
  });

  it('answers that its code did not come, and shows nothing of the update any more', async () => {
    const { store } = createStore({ arrive: () => Promise.reject(new TypeError('Failed to fetch')) });
    expect(await store.add({ skuId: 3, quantity: 2 })).toMatchObject({ ok: false, refusal: { kind: 'unreachable' } });
    expect([store.itemCount, store.changing]).toEqual([0, false]);
  });
});

describe('changing a line', () => {
  it('shows lines and money as they will be from the click on, and asks once', async () => {
    const { store, ports } = await openShop();
    const changing = store.setQuantity('line-7', 5);
    expect(store.cart).toMatchObject({ lines: [{ quantity: 5 }], summary: { total: { incVat: 50_000 } } });
    expect(store.provisional).toContain('discounts');
    expect([store.itemCount, store.wantedQuantity('line-7')]).toEqual([5, 5]);
    await changing;
    expect(store.cart).toBe(store.state.cart);
    expect([store.provisional, store.changing, store.wantedQuantity('line-7')]).toEqual([[], false, null]);
    expect(ports.calls).toEqual(['fetch cart-1', 'update line-7 5']);
  });

  it('is corrected where the server counts another sum', async () => {
    const { store } = await openShop({
      service: (real) => ({
        updateCartItem: async (...args) => {
          await real.updateCartItem(...args);
          const sale = { incVat: 30_000, exVat: 24_000 };
          const cart = buildCart([buildCartLine(7, 5)]);
          return { ok: true, cart: { ...cart, summary: { ...cart.summary, total: sale } } };
        },
      }),
    });
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(store.cart?.summary.total.incVat));
    await store.setQuantity('line-7', 5);
    stop();
    expect(seen).toEqual([20_000, 50_000, 30_000]);
  });

  it('goes back to what the server has where that refuses', async () => {
    const refused: CartChange = { ok: false, refusal: { kind: 'stock-limit', left: 3 } };
    const { store } = await openShop({ service: () => ({ updateCartItem: async () => refused }) });
    const changing = store.setQuantity('line-7', 5);
    expect(store.itemCount).toBe(5);
    await changing;
    expect([store.itemCount, store.refusal?.refusal]).toEqual([2, { kind: 'stock-limit', left: 3 }]);
  });

  it('takes a removed line away at once, and records it once it is gone', async () => {
    const { store, recorded } = await openShop({}, [buildCartLine(1, 1), buildCartLine(2, 3)]);
    const removing = store.setQuantity('line-2', 0);
    expect(store.cart?.lines.map(({ id }) => id)).toEqual(['line-1']);
    expect(recorded).toEqual([]);
    await removing;
    expect(recorded).toEqual(['cart:remove 2 3']);
  });

  it('sends only the last of several updates that wait, answers them all with it, and records one event', async () => {
    const { store, ports, recorded } = await openShop();
    const answers = await Promise.all([3, 4, 5, 6].map((quantity) => store.setQuantity('line-7', quantity)));
    expect(ports.calls).toEqual(['fetch cart-1', 'update line-7 6']);
    expect(answers).toEqual(Array(4).fill({ ok: true, cart: ports.held() }));
    expect(recorded).toEqual(['cart:add 7 4']);
  });

  it('says what is wanted while its code is on the way, on a page that came with the cart', async () => {
    const { store, ports } = createStore();
    ports.keep('cart-1');
    store.receive({ cart: ports.held(), marketId: 'se' });
    const changing = store.setQuantity('line-7', 4);
    expect([store.wantedQuantity('line-7'), ports.opened()]).toEqual([4, 0]);
    await changing;
    expect(ports.calls).toEqual(['update line-7 4']);
    expect(store.itemCount).toBe(4);
  });
});

describe('packages', () => {
  it('are one row with what was picked, and are changed as one', async () => {
    const { store, recorded } = await openShop();
    expect(await store.addPackage(set)).toMatchObject({ ok: true });
    const picked = set.selections.map(({ skuId, name, quantity }) => ({ skuId, name, quantity }));
    expect(groupedItems(store).map(({ groupKey, quantity }) => [groupKey, quantity])).toEqual([
      [null, 2],
      ['group-3', 1],
    ]);
    expect(groupedItems(store)[1]?.configuration).toEqual({ packageId: 3, name: 'Frukostset', selections: picked });
    const changing = store.setPackageQuantity('group-3', 2);
    expect(groupedItems(store)[1]?.quantity).toBe(2);
    await changing;
    await store.setPackageQuantity('group-3', 0);
    expect(groupedItems(store)).toHaveLength(1);
    expect(recorded).toEqual([
      ...['cart:add 21 1', 'cart:add 22 1', 'cart:add 21 1', 'cart:add 22 1'],
      ...['cart:remove 21 2', 'cart:remove 22 2'],
    ]);
  });
});

describe('codes', () => {
  it('are applied and taken off again', async () => {
    const { store, recorded } = await openShop();
    const applying = store.applyCode('VINTER10');
    expect(store.changing).toBe(true);
    expect(await applying).toMatchObject({ ok: true });
    expect(store.cart?.promoCode).toBe('VINTER10');
    await store.removeCode();
    expect([store.cart?.promoCode, recorded]).toEqual([null, []]);
  });

  it.each([
    ['HITTEPÅ', 'invalid'],
    ['DYR', 'conditions-not-met'],
  ])('such as %s are refused with the reason: %s', async (code, kind) => {
    const { store } = await openShop();
    expect(await store.applyCode(code)).toEqual({ ok: false, refusal: { kind } });
    expect(store.refusal).toEqual({ update: { kind: 'code', code }, refusal: { kind } });
  });
});

describe('notes of what became of the cart', () => {
  const dearer = { lineId: 'line-7', kind: 'price', before: 9_000, after: 10_000 } as const;

  it('are read, and gone once the prices are accepted', async () => {
    const accept = vi.fn(async () => true);
    const sold = { lineId: 'line-8', kind: 'gone' } as const;
    const { store } = await openShop({ notes: { read: async () => [dearer, sold], accept } });
    await store.readNews();
    expect(store.news).toEqual([dearer, sold]);
    await store.acceptPrices();
    expect(store.news).toEqual([sold]);
    expect(accept).toHaveBeenCalledExactlyOnceWith('cart-1');
  });

  it('are none where the account has no such thing', async () => {
    const { store } = await openShop();
    await store.readNews();
    expect(store.news).toEqual([]);
  });
});

describe('another tab', () => {
  it('tells of a cart, of which nobody else is told, and for which no code is fetched', () => {
    const { store, ports } = createStore();
    store.receive({ cart: buildCart(twoMugs), marketId: 'se' });
    expect([store.itemCount, ports.announced, ports.opened()]).toEqual([2, [], 0]);
  });

  it('is told what this one changed', async () => {
    const { store, ports } = await openShop();
    await store.setQuantity('line-7', 0);
    expect(ports.announced.at(-1)).toEqual({ cart: ports.held(), marketId: 'se' });
  });

  it('may put a package in the cart: how many there are is known here once it is noted what it is of', async () => {
    const packages = createMemoryStorage();
    const { store: other, ports: otherPorts } = await openShop({ packages });
    const { store } = await openShop({ packages });
    await other.addPackage(set);
    await other.setPackageQuantity('group-3', 2);
    store.receive(otherPorts.announced.at(-1) ?? null);
    const packageHere = () => groupedItems(store).find(({ groupKey }) => groupKey === 'group-3');
    expect(packageHere()).toMatchObject({ quantity: null, configuration: null });
    await store.readPicked();
    expect(packageHere()).toMatchObject({ quantity: 2, configuration: { name: 'Frukostset' } });
  });

  it('may have signed in or out: the cart is the one that is kept now, or none', async () => {
    const { store, ports } = await openShop();
    ports.keep('cart-2');
    await store.loadKept();
    expect(ports.calls).toEqual(['fetch cart-1', 'fetch cart-2']);
    ports.keep(null);
    await store.loadKept();
    expect([store.cart, ports.recallCartId()]).toEqual([null, null]);
  });
});

/** A service that puts into each cart which market it was counted for. */
const pricedByMarket = (market = 'none') => buildCart(twoMugs, { merchantData: market });
const byMarket: FakeOptions = {
  service: () => ({ fetchCart: async ({ marketId }) => pricedByMarket(marketId) }),
};

describe('a cart whose country another tab changes', () => {
  it('keeps the new prices when an answer with the old ones comes late', async () => {
    const slow = heldBack(async ({ marketId }: { marketId?: string | undefined }) => pricedByMarket(marketId));
    const { store, ports, place } = createStore({ service: () => ({ fetchCart: slow.call }) });
    ports.keep('cart-1');
    const loading = store.load();
    await slow.arrived();
    place.market = 'fi';
    store.receive({ cart: pricedByMarket('fi'), marketId: 'fi' });
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(store.cart?.merchantData));
    await slow.release();
    await loading;
    stop();
    expect([new Set(seen), ports.announced]).toEqual([new Set(['fi']), []]);
  });

  it('is counted anew when it is loaded for the new country', async () => {
    const { store, ports, place } = createStore(byMarket);
    ports.keep('cart-1');
    await store.load();
    place.market = 'fi';
    await store.load();
    expect([store.cart?.merchantData, store.state.marketId]).toEqual(['fi', 'fi']);
  });

  it('is read anew when a tab tells of it with the prices of another country, and nobody is told', async () => {
    const { store, ports } = createStore(byMarket);
    store.receive({ cart: pricedByMarket('fi'), marketId: 'fi' });
    await vi.waitFor(() => expect(store.cart?.merchantData).toBe('se'));
    expect(ports.announced).toEqual([]);
  });
});
