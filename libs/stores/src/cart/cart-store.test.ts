import { autorun } from 'mobx';
import { describe, expect, it, vi } from 'vitest';
import { NetworkError } from '@torg/commerce-sdk';
import type { CartChange } from '@torg/commerce-sdk/domain';
import type { ShopEvents, ShopEventType } from '../events/shop-events.ts';
import { buildCart, buildCartLine } from '../testing/build-cart.ts';
import { createFakeCartPorts } from '../testing/create-fake-cart-ports.ts';
import type { CartPorts } from './cart-ports.ts';
import { CartStore } from './cart-store.ts';

const twoMugs = [buildCartLine(7, 2)];

function createStore(overrides: Partial<CartPorts> = {}, lines = twoMugs) {
  const ports = createFakeCartPorts(lines);
  const recorded: string[] = [];
  const record = <Type extends ShopEventType>(type: Type, data: ShopEvents[Type]) =>
    void recorded.push('item' in data ? `${type} ${data.item.skuId} ${data.item.quantity}` : type);
  const place = { market: 'se' };
  const store = new CartStore({ ...ports, ...overrides, events: { record }, market: () => place.market });
  return { store, ports, recorded, place };
}

/** A call that is answered by hand, to put the answers in the order that hurts. */
function heldBack<Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) {
  const gates: (() => void)[] = [];
  const arrived = async () => {
    for (let turn = 0; turn < 100 && gates.length === 0; turn += 1) await Promise.resolve();
  };
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

const offline = () => Promise.reject(new NetworkError('The API is down'));

describe('loading the cart', () => {
  it('remembers and announces a cart that it fetched', async () => {
    const { store, ports } = createStore();
    await store.load('cart-1');
    expect(store.state).toEqual({ status: 'ready', cart: ports.held() });
    expect(ports.recallCartId()).toBe('cart-1');
    expect(ports.announced).toEqual([{ cart: ports.held(), market: 'se' }]);
  });

  it('does not announce a cart that another tab told of', async () => {
    const { store, ports } = createStore();
    await store.hear({ cart: buildCart(twoMugs), market: 'se' });
    expect(store.itemCount).toBe(2);
    expect([ports.announced, ports.calls]).toEqual([[], []]);
  });

  it('makes no cart for a shopper who has none', async () => {
    const { store, ports } = createStore();
    await store.load(null);
    expect(store.state).toEqual({ status: 'ready', cart: null });
    expect(ports.calls).toEqual([]);
  });

  it('says that it is loading, and keeps what it had meanwhile', async () => {
    const { store } = createStore();
    const seen: string[] = [];
    store.receive(buildCart(twoMugs));
    const stop = autorun(() => seen.push(`${store.state.status} ${store.itemCount}`));
    await store.load('cart-1');
    stop();
    expect(seen).toEqual(['ready 2', 'loading 2', 'ready 2']);
  });

  it('keeps the last cart and the reason when the fetch fails', async () => {
    const { store } = createStore({ fetchCart: offline });
    store.receive(buildCart(twoMugs));
    await store.load('cart-1');
    expect(store.state).toMatchObject({ status: 'failed', cart: { lines: twoMugs }, error: { code: 'NETWORK' } });
    expect(store.itemCount).toBe(2);
  });

  it('asks for the same cart again after a failed fetch, instead of making a new one', async () => {
    const fetched: (string | null)[] = [];
    const { store } = createStore({
      fetchCart: async (id) => {
        fetched.push(id);
        return fetched.length === 1 ? offline() : buildCart(twoMugs);
      },
    });
    await store.load('cart-1');
    await store.add({ skuId: 7, quantity: 1 });
    expect(fetched).toEqual(['cart-1', 'cart-1']);
  });
});

describe('adding to the cart', () => {
  it('makes a cart first where there is none', async () => {
    const { store, ports, recorded } = createStore({}, []);
    await store.load(null);
    const change = await store.add({ skuId: 3, quantity: 2 });
    expect(ports.calls).toEqual(['fetch null', 'add 3 2']);
    expect(change).toEqual({ ok: true, cart: ports.held() });
    expect(store.itemCount).toBe(2);
    expect(recorded).toEqual(['cart:add 3 2']);
  });

  it('uses the cart that another tab made, though it was not told of it', async () => {
    const { store, ports } = createStore({ recallCartId: () => 'cart-1' });
    await store.add({ skuId: 3, quantity: 1 });
    expect(ports.calls).toEqual(['fetch cart-1', 'add 3 1']);
  });

  it('waits for the cart that is being loaded', async () => {
    const { store, ports } = createStore();
    const loading = store.load('cart-1');
    const adding = store.add({ skuId: 3, quantity: 1 });
    expect(store.isAdding).toBe(true);
    await Promise.all([loading, adding]);
    expect(ports.calls).toEqual(['fetch cart-1', 'add 3 1']);
    expect(store.isAdding).toBe(false);
  });

  it('makes one cart for two additions at once, and loses neither', async () => {
    const { store, ports } = createStore({}, []);
    await Promise.all([store.add({ skuId: 3, quantity: 1 }), store.add({ skuId: 3, quantity: 2 })]);
    expect(ports.calls).toEqual(['fetch null', 'add 3 1', 'add 3 2']);
    expect(store.itemCount).toBe(3);
  });

  it('answers with the refusal and leaves the cart as it was', async () => {
    const refused: CartChange = { ok: false, refusal: { kind: 'stock-limit', left: 1 } };
    const { store, recorded } = createStore({ addToCart: async () => refused });
    const cart = buildCart(twoMugs);
    store.receive(cart);
    expect(await store.add({ skuId: 7, quantity: 5 })).toEqual(refused);
    expect(store.state).toEqual({ status: 'ready', cart });
    expect(recorded).toEqual([]);
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d units without asking', async (quantity) => {
    const { store, ports } = createStore();
    const refused = { ok: false, refusal: { kind: 'invalid-quantity' } };
    expect(await store.add({ skuId: 7, quantity })).toEqual(refused);
    expect(await store.changeQuantity('line-7', quantity)).toEqual(refused);
    expect(ports.calls).toEqual([]);
  });

  it('throws a typed error when the API is down, keeps the cart, and works again afterwards', async () => {
    const addToCart = vi.fn<CartPorts['addToCart']>(offline);
    const { store, ports } = createStore({ addToCart });
    store.receive(buildCart(twoMugs));
    await expect(store.add({ skuId: 7, quantity: 1 })).rejects.toBeInstanceOf(NetworkError);
    expect(store.itemCount).toBe(2);
    expect(store.isAdding).toBe(false);
    addToCart.mockImplementation(ports.addToCart);
    await store.add({ skuId: 7, quantity: 1 });
    expect(store.itemCount).toBe(3);
  });
});

describe('changing a line', () => {
  it('tells which line is on its way and what is wanted of it', async () => {
    const { store } = createStore();
    store.receive(buildCart(twoMugs));
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push([store.isChanging('line-7'), store.wantedQuantity('line-7')]));
    await store.changeQuantity('line-7', 5);
    stop();
    expect(seen).toEqual([
      [false, null],
      [true, 5],
      [false, null],
    ]);
    expect(store.itemCount).toBe(5);
  });

  it('sends only the last of several wishes that wait, and answers them all with it', async () => {
    const ports = createFakeCartPorts(twoMugs);
    const { store } = createStore(ports);
    store.receive(ports.held());
    const answers = await Promise.all([3, 4, 5, 6].map((quantity) => store.changeQuantity('line-7', quantity)));
    expect(ports.calls).toEqual(['update line-7 6']);
    expect(answers).toEqual(Array(4).fill({ ok: true, cart: ports.held() }));
    expect(store.itemCount).toBe(6);
    expect(store.isChanging('line-7')).toBe(false);
  });

  it('lets a later wish win over one that is already under way', async () => {
    const ports = createFakeCartPorts(twoMugs);
    const slow = heldBack(ports.updateCartItem);
    const { store } = createStore({ updateCartItem: slow.call });
    store.receive(ports.held());
    const first = store.changeQuantity('line-7', 3);
    await slow.arrived();
    const second = store.changeQuantity('line-7', 9);
    const third = store.changeQuantity('line-7', 4);
    await slow.release();
    await first;
    expect(store.wantedQuantity('line-7')).toBe(4);
    await slow.release();
    await Promise.all([second, third]);
    expect(ports.calls).toEqual(['update line-7 3', 'update line-7 4']);
    expect(store.itemCount).toBe(4);
    expect(store.isChanging('line-7')).toBe(false);
  });

  it('does not let a change slip in before an addition that was made first', async () => {
    const ports = createFakeCartPorts(twoMugs);
    const { store } = createStore(ports);
    store.receive(ports.held());
    await Promise.all([
      store.changeQuantity('line-7', 3),
      store.add({ skuId: 7, quantity: 1 }),
      store.changeQuantity('line-7', 5),
    ]);
    expect(ports.calls).toEqual(['update line-7 3', 'add 7 1', 'update line-7 5']);
    expect(store.itemCount).toBe(5);
  });

  it('changes different lines one after the other and loses none', async () => {
    const ports = createFakeCartPorts([buildCartLine(1, 1), buildCartLine(2, 1)]);
    const { store, recorded } = createStore(ports);
    store.receive(ports.held());
    await Promise.all([store.changeQuantity('line-1', 4), store.remove('line-2')]);
    expect(store.cart?.lines.map(({ id, quantity }) => `${id} ${quantity}`)).toEqual(['line-1 4']);
    expect(recorded).toEqual(['cart:add 1 3', 'cart:remove 2 1']);
  });

  it('goes on with the next change after one that failed', async () => {
    const ports = createFakeCartPorts([buildCartLine(1, 1), buildCartLine(2, 1)]);
    const updateCartItem = vi.fn(ports.updateCartItem).mockImplementationOnce(offline);
    const { store } = createStore({ ...ports, updateCartItem });
    store.receive(ports.held());
    const results = await Promise.allSettled([store.changeQuantity('line-1', 4), store.changeQuantity('line-2', 3)]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(store.itemCount).toBe(4);
    expect(store.isChanging('line-1')).toBe(false);
  });

  it('works on the cart that another tab sent while this one waited', async () => {
    const ports = createFakeCartPorts(twoMugs);
    const { store } = createStore(ports);
    store.receive(buildCart([buildCartLine(9, 1)]));
    const changing = store.changeQuantity('line-7', 1);
    store.receive(ports.held());
    expect(await changing).toMatchObject({ ok: true });
    expect(store.itemCount).toBe(1);
  });

  it('announces what this tab changed', async () => {
    const { store, ports } = createStore();
    store.receive(ports.held());
    await store.remove('line-7');
    expect(ports.announced).toEqual([{ cart: buildCart([]), market: 'se' }]);
  });
});

/** A cart service that puts into each line which market it was counted for. */
function pricedByMarket(market: string) {
  return buildCart([buildCartLine(7, 2, { message: market })]);
}

const pricesOf = ({ cart }: Pick<CartStore, 'cart'>) => cart?.lines.map(({ message }) => message);

describe('a cart whose country another tab changes', () => {
  it('keeps the new prices when an answer with the old ones comes late', async () => {
    const slow = heldBack(async (_id: string | null, market: string) => pricedByMarket(market));
    const { store, ports, place } = createStore({ fetchCart: slow.call });
    void store.load('cart-1');
    await slow.arrived();
    place.market = 'fi';
    await store.hear({ cart: pricedByMarket('fi'), market: 'fi' });
    const seen: unknown[] = [];
    const stop = autorun(() => seen.push(pricesOf(store)));
    await slow.release();
    await slow.release();
    await vi.waitFor(() => expect(store.state.status).toBe('ready'));
    stop();
    expect(new Set(seen.flat())).toEqual(new Set(['fi']));
    expect(ports.announced.map(({ market }) => market)).toEqual(['fi']);
  });

  it('reads what was put in meanwhile with the new prices, and remembers the cart', async () => {
    const { store, ports, recorded, place } = createStore({
      fetchCart: async (_id, market) => pricedByMarket(market),
      addToCart: async (_addition, market) => {
        place.market = 'fi';
        return { ok: true, cart: pricedByMarket(market) };
      },
    });
    store.receive(pricedByMarket('se'));
    await store.add({ skuId: 7, quantity: 1 });
    await vi.waitFor(() => expect(pricesOf(store)).toEqual(['fi']));
    expect([recorded, ports.recallCartId()]).toEqual([['cart:add 7 1'], 'cart-1']);
  });

  it('is read anew when a tab tells of it with the prices of another country, and nobody is told', async () => {
    const { store, ports } = createStore({ fetchCart: async (_id, market) => pricedByMarket(market) });
    await store.hear({ cart: pricedByMarket('fi'), market: 'fi' });
    expect(pricesOf(store)).toEqual(['se']);
    expect(ports.announced).toEqual([]);
  });
});
