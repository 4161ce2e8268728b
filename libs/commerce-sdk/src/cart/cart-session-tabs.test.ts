import { describe, expect, it, vi } from 'vitest';
import { settle } from '../testing/manual-time.ts';
import { type Weather } from '../testing/memory-cart-service.ts';
import { heldBack, openCartSession, openFilledSession, sku7 } from '../testing/open-cart-session.ts';

describe('other tabs', () => {
  it('are told of what the API gave and of nothing else', async () => {
    const { session, service, announce } = await openFilledSession();
    session.receive(service.cart('c1'));
    expect(announce).not.toHaveBeenCalled();
    await session.changeQuantity('sku-7', 1);
    expect(announce).toHaveBeenCalledExactlyOnceWith({ cart: service.cart('c1') });
  });

  it('lend the cart that they made, though this one was not told of it', async () => {
    const { service, storage } = await openFilledSession();
    const { session } = openCartSession({ calls: service, storage });
    await session.add({ skuId: 7, quantity: 1 });
    expect(service.calls).toEqual(['fetch c1', 'add c1 7 1']);
  });

  it('may go on with another cart, which this one then reads', async () => {
    const { session, service } = await openFilledSession();
    await service.fetchCart({ cartId: null });
    session.receive(service.cart('c2'));
    await session.load();
    expect(service.calls).toEqual(['fetch null', 'fetch c2']);
  });

  it('that have no cart any more leave none to the next shopper', async () => {
    const { session, service, storage } = await openFilledSession();
    session.receive(null);
    expect([session.state.cart, storage.text]).toEqual([null, null]);
    await session.load();
    expect(session.state.cart).toBeNull();
    expect(await session.add({ skuId: 8, quantity: 1 })).toMatchObject({ ok: true, cart: { id: 'c2' } });
    expect(service.held('c1')).toEqual(sku7(2));
  });

  it.each(['c2', null])('that go on with %s are not brought back by an answer for the cart before', async (id) => {
    const { session, service, storage, announce } = await openFilledSession();
    await service.fetchCart({ cartId: null });
    const received = id && service.cart(id);
    const answer = heldBack(service);
    const under = [session.add({ skuId: 7, quantity: 1 }), session.load()];
    await settle();
    session.receive(received || null);
    await answer();
    await answer();
    expect((await Promise.all(under))[0]).toMatchObject({ ok: true, cart: { id: 'c1' } });
    expect(session.state).toEqual({ status: 'ready', cart: received, optimisticUpdates: [] });
    expect(storage.text).toBe(id);
    expect(announce.mock.calls).toEqual(id ? [[{ cart: received }]] : []);
  });

  it('that go on with another cart are not disturbed by an id that a slow storage brings', async () => {
    const { service } = await openFilledSession();
    await service.fetchCart({ cartId: null });
    const received = service.cart('c2');
    let bring = (_: string) => {};
    const storage = { read: () => new Promise<string>((resolve) => (bring = resolve)), write: () => {} };
    const { session } = openCartSession({ calls: service, storage });
    const loading = session.load();
    await settle();
    session.receive(received);
    bring('c1');
    expect(await loading).toEqual({ status: 'ready', cart: received, optimisticUpdates: [] });
    expect(service.calls).not.toContain('fetch c1');
  });

  it.each<Weather>(['fine', 'no-way'])(
    'that go on with another cart are not disturbed by a load, %s',
    async (weather) => {
      const { session, service } = await openFilledSession({ attempts: 1 });
      await service.fetchCart({ cartId: null });
      const received = service.cart('c2');
      const answer = heldBack(service);
      service.weather = [weather];
      const loading = session.load();
      await settle();
      session.receive(received);
      await answer();
      expect(await loading).toEqual({ status: 'ready', cart: received, optimisticUpdates: [] });
    },
  );

  it('may have made the cart that an addition goes to while this one asks for its own', async () => {
    const { session, service } = openCartSession();
    const other = await service.fetchCart({ cartId: null });
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
    const { session } = openCartSession({
      report,
      announce: () => {
        throw new Error('The channel is closed');
      },
    });
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true });
    expect(report).toHaveBeenCalled();
  });
});
