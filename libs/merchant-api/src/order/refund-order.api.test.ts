import { afterEach, beforeEach, expect, it } from 'vitest';
import { findGiftCard } from '../balance/gift-card.repository.ts';
import { issueGiftCard } from '../balance/issue-gift-card.ts';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { moveOrder } from './move-order.ts';
import { createOrderRepository } from './order.repository.ts';
import { payBackRefunds, type PayBack } from './pay-back.ts';
import type { RefundWish } from './plan-refund.rules.ts';
import { refundOrder } from './refund-order.ts';
import { readRefunds } from './refund.repository.ts';

describeApi('money that goes back', () => {
  let desk: OrderDesk;
  let paidBack: PayBack[];
  let isBroken: boolean;
  const payments = {
    async payBack(payBack: PayBack) {
      if (isBroken) throw new Error('The provider is away');
      paidBack.push(payBack);
    },
  };
  beforeEach(async () => {
    desk = await openOrderDesk();
    [paidBack, isBroken] = [[], false];
  });
  afterEach(() => desk.close());

  /** Two mugs for 200 kr and 49 kr for sending them, 50 kr of it from a gift card. */
  async function order({ isPaid = true, checkout = cardCheckout }: { isPaid?: boolean; checkout?: object } = {}) {
    const randomBytes = (size: number) => new Uint8Array(size).fill(9);
    const giftCard = { currency: 'SEK', amount: 50_00, expiresAt: desk.now + 1_000_000 };
    const code = await issueGiftCard({ db: desk.db, now: desk.now, randomBytes }, giftCard);
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-2', 2);
    await desk.giveCode(cartId, code);
    const placed = await desk.place(cartId, checkout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    const { orderId, counted } = placed.order;
    if (isPaid) await desk.settle(orderId, 'paid');
    const left = async () => (await findGiftCard(desk.db, code, { currency: 'SEK', now: desk.now }))?.amount ?? 0;
    return { orderId, total: counted.totals.total.selling.incVat, left };
  }
  const refund = (orderId: number, wish: RefundWish) =>
    refundOrder({ db: desk.db, payments }, { orderId, wish, reason: 'Retur', by: 'Ragna', now: desk.now });
  const units = async (count: number): Promise<RefundWish> => ({
    kind: 'part',
    units: new Map([[await desk.skuId('MUG-2'), count]]),
    withShipping: false,
  });
  const sent = () => paidBack.reduce((sum, { amount }) => sum + amount, 0);
  const stateOf = async (orderId: number) => {
    const found = await createOrderRepository(desk.db).find(orderId);
    return found && [found.status, found.isRefundDue];
  };

  it('goes the way it came, in parts and then the rest, and never more than was paid', async () => {
    const { orderId, total, left } = await order();
    expect(await refund(orderId, await units(1))).toMatchObject({ status: 'pending', toPayment: 100_00, toBalance: 0 });
    expect(await refund(orderId, await units(2))).toMatchObject({ refusal: { kind: 'too-many', left: 1 } });
    expect(await refund(orderId, { kind: 'whole' })).toMatchObject({ status: 'refunded', toBalance: 50_00, left: 0 });
    expect([sent(), await left()]).toEqual([total - 50_00, 50_00]);
    expect(await refund(orderId, { kind: 'whole' })).toMatchObject({ refusal: { kind: 'nothing-paid' } });
    const rows = (await readRefunds(desk.db, [orderId])).get(orderId) ?? [];
    expect(rows.reduce((sum, { incVat }) => sum + incVat, 0)).toBe(total);
    expect(await stateOf(orderId)).toEqual(['refunded', false]);
  });

  it('goes back once, however many give it back at once', async () => {
    const { orderId, total } = await order();
    await Promise.all(Array.from({ length: 8 }, () => refund(orderId, { kind: 'whole' })));
    expect(new Set(paidBack.map(({ refundId }) => refundId)).size).toBe(1);
    expect(paidBack[0]?.amount).toBe(total - 50_00);
  });

  it('stays owed while its provider is away, and is paid back when asked again', async () => {
    const { orderId, left } = await order();
    isBroken = true;
    const problem = 'The provider is away';
    expect(await refund(orderId, { kind: 'whole' })).toMatchObject({ kind: 'refunded', problem });
    expect([sent(), await left()]).toEqual([0, 50_00]);
    expect(await stateOf(orderId)).toEqual(['refunded', true]);
    isBroken = false;
    const found = await createOrderRepository(desk.db).find(orderId);
    if (!found) throw new Error('The order is gone');
    const ports = { db: desk.db, payments, now: desk.now };
    expect(await payBackRefunds(ports, found)).toEqual({ left: 0, problem: null });
    expect(await payBackRefunds(ports, found)).toEqual({ left: 0, problem: null });
    expect(paidBack).toHaveLength(1);
    expect(await stateOf(orderId)).toEqual(['refunded', false]);
  });

  it('is what the payment paid where a cancelled order gave the rest back before', async () => {
    const { orderId, total, left } = await order();
    const move = { orderId, to: 'cancelled', note: '', by: 'Ragna', now: desk.now } as const;
    expect(await moveOrder(desk.db, move)).toEqual({ kind: 'moved', isRefundDue: true });
    expect(await left()).toBe(50_00);
    expect(await refund(orderId, { kind: 'whole' })).toMatchObject({ status: 'cancelled', toPayment: total - 50_00 });
    expect(await stateOf(orderId)).toEqual(['cancelled', false]);
    expect(await left()).toBe(50_00);
  });

  it('is nothing where a bill is not paid yet', async () => {
    const { orderId } = await order({ isPaid: false, checkout: invoiceCheckout });
    expect(await refund(orderId, { kind: 'whole' })).toMatchObject({ refusal: { kind: 'nothing-paid' } });
    expect(await refund(orderId + 1, { kind: 'whole' })).toEqual({ kind: 'unknown-order' });
  });
});
