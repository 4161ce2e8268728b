import { describe, expect, it, vi } from 'vitest';
import { GraphQLResponseError } from '../errors/graphql-response-error.ts';
import { settle } from '../testing/manual-time.ts';
import { memoryCartService, type Weather } from '../testing/memory-cart-service.ts';
import { closedStorage } from '../testing/memory-storage.ts';
import { heldBack, openCartSession, openFilledSession, sku7 } from '../testing/open-cart-session.ts';
import { createCartSession } from './create-cart-session.ts';

describe('loading', () => {
  it('makes no cart for a shopper who has none', async () => {
    const { session, service } = openCartSession();
    expect(await session.load()).toEqual({ status: 'ready', cart: null, optimisticUpdates: [] });
    expect(service.calls).toEqual([]);
  });

  it('reads the cart of the last visit, keeps its id for a year and tells the other tabs', async () => {
    const { service, storage } = await openFilledSession();
    const announce = vi.fn();
    const session = createCartSession({ calls: service, storage, announce });
    await session.load();
    expect(session.state).toMatchObject({ status: 'ready', cart: service.cart('c1') });
    expect([storage.text, storage.seconds]).toEqual(['c1', 31_536_000]);
    expect(announce).toHaveBeenCalledExactlyOnceWith({ cart: service.cart('c1') });
  });

  it('tries five times, a second apart, then keeps what it had and says why', async () => {
    const { session, service, waits } = await openFilledSession();
    service.weather = Array<Weather>(5).fill('down');
    await session.load();
    expect(session.state).toMatchObject({ status: 'failed', cart: { id: 'c1' }, error: { status: 503 } });
    expect(service.calls).toHaveLength(5);
    expect(waits).toEqual([1000, 1000, 1000, 1000]);
  });

  it('asks once where the API says no', async () => {
    const fetchCart = vi.fn(() => Promise.reject(new GraphQLResponseError([{ message: 'No', extensions: {} }])));
    const { session } = openCartSession({ calls: { ...memoryCartService(), fetchCart } });
    await session.load('c1');
    expect(session.state).toMatchObject({ status: 'failed', error: { code: 'GRAPHQL' } });
    expect(fetchCart).toHaveBeenCalledTimes(1);
  });

  it('has one try left after that, and all five again once something came', async () => {
    const { session, service } = await openFilledSession();
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
    const { service } = await openFilledSession();
    const { session } = openCartSession({ calls: service });
    service.weather = Array<Weather>(5).fill('down');
    await session.load('c1');
    await session.add({ skuId: 7, quantity: 1 });
    expect(service.calls).not.toContain('fetch null');
    expect(service.held('c1')).toEqual(sku7(3));
  });

  it('begins a new cart where the API says that there is none', async () => {
    const { session, service, storage } = await openFilledSession();
    service.forget('c1');
    await session.load();
    expect(service.calls).toEqual(['fetch c1', 'fetch null']);
    expect([session.state.cart?.id, storage.text]).toEqual(['c2', 'c2']);
  });

  it('waits for what was asked for before', async () => {
    const { session, service } = await openFilledSession();
    await Promise.all([session.add({ skuId: 7, quantity: 1 }), session.load()]);
    expect(service.calls).toEqual(['add c1 7 1', 'fetch c1']);
  });

  it('works where nothing can be kept', async () => {
    const { session } = openCartSession({ storage: closedStorage });
    await session.load();
    expect(await session.add({ skuId: 7, quantity: 1 })).toMatchObject({ ok: true });
  });
});

describe('a code', () => {
  it('is put on the cart, or refused, or taken off', async () => {
    const { session, service } = await openFilledSession();
    expect(await session.setPromoCode('VINTER10')).toMatchObject({ ok: true, cart: { promoCode: 'VINTER10' } });
    expect(await session.setPromoCode('?')).toEqual({ ok: false, refusal: { kind: 'invalid' } });
    expect(session.state.cart?.promoCode).toBe('VINTER10');
    expect(await session.removePromoCode()).toMatchObject({ ok: true, cart: { promoCode: null } });
    expect(service.calls).toEqual(['code c1 VINTER10', 'code c1 ?', 'no code c1']);
  });
});

describe('after its end', () => {
  it('answers whom it must, but tells nobody else and tries nothing again', async () => {
    const { session, service, announce, storage } = await openFilledSession();
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
