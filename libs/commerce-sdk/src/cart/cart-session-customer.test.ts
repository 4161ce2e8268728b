import { describe, expect, it, vi } from 'vitest';
import type { OptimisticUpdate } from '../domain/cart/optimistic-update.ts';
import type { Cart } from '../domain/cart/cart.ts';
import type { Weather } from '../testing/memory-cart-service.ts';
import { gone, openCartSession, openFilledSession, sku7 } from '../testing/open-cart-session.ts';

describe('a shopper who signs in', () => {
  it('goes on with the joined cart, after what was wanted before', async () => {
    const { session, service, storage, announce } = await openFilledSession();
    const adding = session.add({ skuId: 8, quantity: 1 });
    const joined = await session.join();
    expect(await adding).toMatchObject({ ok: true, cart: { id: 'c1' } });
    expect(service.calls).toEqual(['add c1 8 1', 'join c1', 'fetch c2']);
    expect(joined).toMatchObject({ status: 'ready', cart: { id: 'c2' } });
    expect(service.held('c2')).toEqual({ ...sku7(2), 'sku-8': 1 });
    expect(storage.text).toBe('c2');
    expect(announce).toHaveBeenLastCalledWith({ cart: service.cart('c2') });
  });

  it('puts what is wanted meanwhile in the joined cart', async () => {
    const { session, service } = await openFilledSession();
    await Promise.all([session.join(), session.add({ skuId: 8, quantity: 1 })]);
    expect(service.calls).toEqual(['join c1', 'fetch c2', 'add c2 8 1']);
  });

  it('with no cart in hand and none of her own has none', async () => {
    const { session, service } = openCartSession();
    expect(await session.join()).toMatchObject({ status: 'ready', cart: null });
    expect(service.calls).toEqual(['join null']);
  });

  it('keeps the cart in hand where joining comes to nothing, and the shop hears of it', async () => {
    const report = vi.fn();
    const { session, service } = await openFilledSession({ report });
    service.weather = Array<Weather>(5).fill('down');
    expect(await session.join()).toMatchObject({ status: 'ready', cart: { id: 'c1' } });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 503 }));
  });

  it('is given a new cart only where the one in hand is gone', async () => {
    const { service } = await openFilledSession();
    const { session } = openCartSession({ calls: { ...service, joinCart: () => Promise.reject(gone) } });
    await session.load('c1');
    service.forget('c1');
    expect(await session.join()).toMatchObject({ status: 'ready', cart: { id: 'c2', lines: [] } });
  });
});

describe('what was carried out', () => {
  const told: string[] = [];
  const units = ({ lines }: Cart) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const changed = (update: OptimisticUpdate, before: Cart, after: Cart) =>
    void told.push(`${update.kind} ${units(before)} ${units(after)}`);

  it('is told once, also where its answer was lost, and what was refused is not', async () => {
    const { session, service } = await openFilledSession({ changed });
    told.length = 0;
    service.weather = ['lost'];
    await session.add({ skuId: 7, quantity: 1 });
    await Promise.all([session.changeQuantity('sku-7', 4), session.changeQuantity('sku-7', 5)]);
    await session.add({ skuId: 7, quantity: 99 });
    expect(told).toEqual(['add 2 3', 'line 3 5']);
  });

  it('is told when it is found at the second click', async () => {
    const { session, service } = await openFilledSession({ changed });
    told.length = 0;
    service.weather = ['lost-late'];
    await session.add({ skuId: 7, quantity: 1 });
    expect(told).toEqual([]);
    await session.add({ skuId: 7, quantity: 1 });
    expect(told).toEqual(['add 2 3']);
  });
});
