import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';

const HALF_HOUR = 30 * 60_000;
const card = { ...cardCheckout, customerType: 'PERSON' as const };
const invoice = { ...invoiceCheckout, customerType: 'PERSON' as const };

describeApi('a payment', () => {
  let desk: OrderDesk;
  let cartId: string;
  beforeEach(async () => {
    desk = await openOrderDesk();
    cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-2', 2);
  });
  afterEach(() => desk.close());

  const order = async (cart: string, checkout = card) => {
    const placed = await desk.place(cart, checkout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return placed.order.orderId;
  };
  const stateOf = async (orderId: number) =>
    desk.db
      .selectFrom('orders')
      .select(['status', 'is_paid', 'is_refund_due'])
      .where('order_id', '=', orderId)
      .executeTakeFirst();
  const eventsOf = async (orderId: number) => {
    const rows = desk.db.selectFrom('order_events').select('kind').where('order_id', '=', orderId).orderBy('event_id');
    return (await rows.execute()).map(({ kind }) => kind);
  };

  it('takes the stock that was held, once, and leaves the cart as it was ordered', async () => {
    const orderId = await order(cartId);
    expect(await desk.inStock('MUG-2')).toBe(3);
    expect(await desk.settle(orderId, 'paid')).toEqual({ kind: 'settled', status: 'pending' });
    expect(await desk.inStock('MUG-2')).toBe(1);
    for (const outcome of ['paid', 'declined', 'expired'] as const) {
      expect(await desk.settle(orderId, outcome)).toEqual({ kind: 'unchanged', status: 'pending' });
    }
    expect(await desk.inStock('MUG-2')).toBe(1);
    expect(await stateOf(orderId)).toEqual({ status: 'pending', is_paid: true, is_refund_due: false });
    expect(await eventsOf(orderId)).toEqual(['placed', 'paid']);
    expect(await desk.add(cartId, 'MUG-1', 1)).toMatchObject({ refusal: { kind: 'cart-ordered' } });
  });

  it.each(['declined', 'blocked', 'expired'] as const)(
    'that is %s gives the stock back, and the cart can be ordered again',
    async (outcome) => {
      const first = await order(cartId);
      expect(await desk.settle(first, outcome)).toEqual({ kind: 'settled', status: 'cancelled' });
      expect(await desk.settle(first, outcome)).toEqual({ kind: 'unchanged', status: 'cancelled' });
      const other = await desk.newCart();
      expect(await desk.add(other, 'MUG-2', 3)).toMatchObject({ ok: true });
      const second = await order(cartId);
      expect(second).not.toBe(first);
      expect(await desk.settle(second, 'paid')).toMatchObject({ kind: 'settled' });
    },
  );

  it('that comes after the hold takes what there is', async () => {
    const orderId = await order(cartId);
    desk.now += HALF_HOUR;
    expect(await desk.settle(orderId, 'paid')).toEqual({ kind: 'settled', status: 'pending' });
    expect(await desk.inStock('MUG-2')).toBe(1);
  });

  it('that comes when others have bought the goods is to be paid back', async () => {
    const orderId = await order(cartId);
    desk.now += HALF_HOUR;
    const other = await desk.newCart();
    await desk.add(other, 'MUG-2', 2);
    await order(other, invoice);
    expect(await desk.settle(orderId, 'paid')).toEqual({ kind: 'refund-due', status: 'out-of-stock' });
    expect(await stateOf(orderId)).toEqual({ status: 'out-of-stock', is_paid: true, is_refund_due: true });
    expect(await desk.settle(orderId, 'paid')).toEqual({ kind: 'unchanged', status: 'out-of-stock' });
    expect(await desk.inStock('MUG-2')).toBe(1);
  });

  it('for an order that gave way to a newer one is to be paid back, and the newer one stands', async () => {
    const older = await order(cartId);
    await desk.add(cartId, 'MUG-2', 1);
    const newer = await order(cartId);
    expect(await desk.settle(older, 'paid')).toEqual({ kind: 'refund-due', status: 'cancelled' });
    expect(await desk.settle(newer, 'paid')).toEqual({ kind: 'settled', status: 'pending' });
    expect(await desk.inStock('MUG-2')).toBe(0);
  });

  it('that is told ten times at once counts once', async () => {
    const orderId = await order(cartId);
    const told = await Promise.all(Array.from({ length: 10 }, () => desk.settle(orderId, 'paid')));
    expect(told.filter(({ kind }) => kind === 'settled')).toHaveLength(1);
    expect(await desk.inStock('MUG-2')).toBe(1);
  });

  it('for no order says so', async () => {
    expect(await desk.settle(99, 'paid')).toEqual({ kind: 'unknown-order' });
  });

  describe('and what happened to an order', () => {
    it('is never written over', async () => {
      await order(cartId);
      await expect(desk.db.deleteFrom('order_events').execute()).rejects.toThrow('only grows');
    });
  });
});
