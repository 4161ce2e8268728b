import { describe, expect, it } from 'vitest';
import { wantedQuantity } from '../domain/cart/optimistic-update.ts';
import { settle } from '../testing/manual-time.ts';
import { type Weather } from '../testing/memory-cart-service.ts';
import { heldBack, openFilledSession } from '../testing/open-cart-session.ts';

describe('changing a quantity', () => {
  it('sends the first and the last of what is typed quickly', async () => {
    const { session, service } = await openFilledSession();
    const answer = heldBack(service);
    const first = session.changeQuantity('sku-7', 2);
    await settle();
    const later = [3, 4].map((quantity) => session.changeQuantity('sku-7', quantity));
    expect(session.state.optimisticUpdates).toEqual(
      [2, 4].map((quantity) => ({ kind: 'line', lineId: 'sku-7', quantity })),
    );
    await answer();
    await answer();
    const verdicts = await Promise.all([first, ...later]);
    expect(service.calls).toEqual(['line c1 sku-7 2', 'line c1 sku-7 4']);
    expect(verdicts[1]).toBe(verdicts[2]);
    expect(session.state).toEqual({ status: 'ready', cart: service.cart('c1'), optimisticUpdates: [] });
  });

  it('says once what is wanted, and once what became of it', async () => {
    const { session } = await openFilledSession();
    const seen: unknown[] = [];
    session.subscribe(({ cart, optimisticUpdates }) =>
      seen.push([cart?.lines[0]?.quantity, wantedQuantity(optimisticUpdates, 'sku-7')]),
    );
    await Promise.all([session.changeQuantity('sku-7', 3), session.changeQuantity('sku-7', 4)]);
    expect(seen).toEqual([
      [2, 3],
      [2, 4],
      [4, null],
    ]);
  });

  it('does not slip in before an addition that was made first', async () => {
    const { session, service } = await openFilledSession();
    await Promise.all([
      session.changeQuantity('sku-7', 3),
      session.add({ skuId: 7, quantity: 1 }),
      session.changeQuantity('sku-7', 5),
      session.changeQuantity('sku-7', 6),
    ]);
    expect(service.calls).toEqual(['line c1 sku-7 3', 'add c1 7 1', 'line c1 sku-7 6']);
  });

  it('of a line and of a package are two updates', async () => {
    const { session, service } = await openFilledSession();
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
    const { session, service, waits } = await openFilledSession();
    service.weather = ['lost', 'timeout', 'down', 'no-way'];
    expect(await session.changeQuantity('sku-7', 5)).toMatchObject({ ok: true });
    expect(service.calls).toEqual(Array(5).fill('line c1 sku-7 5'));
    expect(waits).toHaveLength(4);
  });

  it('that fails falls back to what the server said last, and does not stop the next', async () => {
    const { session, service } = await openFilledSession();
    service.weather = Array<Weather>(5).fill('no-way');
    const verdicts = await Promise.all([session.changeQuantity('sku-7', 5), session.add({ skuId: 8, quantity: 1 })]);
    expect(verdicts).toMatchObject([{ ok: false, refusal: { kind: 'unreachable' } }, { ok: true }]);
    expect(service.held('c1')).toEqual({ 'sku-7': 2, 'sku-8': 1 });
    await session.changeQuantity('sku-7', 3);
    expect(service.calls.slice(5)).toEqual(['fetch c1', 'add c1 8 1', 'line c1 sku-7 3']);
  });

  it('of a line that is gone is refused, and the next call reads the cart first', async () => {
    const { session, service } = await openFilledSession();
    expect(await session.changeQuantity('sku-9', 1)).toEqual({ ok: false, refusal: { kind: 'unknown-item' } });
    await session.changeQuantity('sku-7', 1);
    await session.changeQuantity('sku-7', 2);
    expect(service.calls).toEqual(['line c1 sku-9 1', 'fetch c1', 'line c1 sku-7 1', 'line c1 sku-7 2']);
  });

  it('to none is no failure where the line is gone already, as after an answer that was lost', async () => {
    const { session, service } = await openFilledSession();
    service.weather = ['lost'];
    expect(await session.changeQuantity('sku-7', 0)).toEqual({ ok: true, cart: service.cart('c1') });
    expect(service.calls).toEqual(['line c1 sku-7 0', 'line c1 sku-7 0', 'fetch c1']);
    expect(session.state.cart?.lines).toEqual([]);
    expect(await session.changeGroup('group-9', 0)).toMatchObject({ ok: true });
  });

  it('to none removes the line', async () => {
    const { session, service } = await openFilledSession();
    await session.changeQuantity('sku-7', 0);
    expect(service.held('c1')).toEqual({});
  });
});
