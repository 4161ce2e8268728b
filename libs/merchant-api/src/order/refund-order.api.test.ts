import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findGiftCard } from '../balance/gift-card.repository.ts';
import { issueGiftCard } from '../balance/issue-gift-card.ts';
import { withCheckDigit } from '../mail/bill.rules.ts';
import { readMails } from '../mail/mail.repository.ts';
import { renderMail } from '../mail/render-mail.ts';
import { readableText } from '../mail/testing/readable-text.ts';
import { findShop } from '../market/find-shop.ts';
import { readMarketDirectory } from '../market/market.repository.ts';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { moveOrder } from './move-order.ts';
import { noteBillPaid } from './note-bill-paid.ts';
import { createOrderRepository } from './order.repository.ts';
import { payBackRefunds, type PayBack } from './pay-back.ts';
import type { RefundRequest } from './plan-refund.rules.ts';
import { presentPayments } from './present-payments.ts';
import { refundOrder } from './refund-order.ts';
import { readRefunds } from './refund.repository.ts';
import { testProfile } from '../testing/test-profile.ts';

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
  const refund = (orderId: number, request: RefundRequest) =>
    refundOrder({ db: desk.db, payments }, { orderId, request, reason: 'Retur', by: 'Ragna', now: desk.now });
  const units = async (count: number): Promise<RefundRequest> => ({
    kind: 'part',
    units: new Map([[await desk.skuId('MUG-2'), count]]),
    withShipping: false,
  });
  const sent = () => paidBack.reduce((sum, { amount }) => sum + amount, 0);
  /** What an order's buyer sees that each way of paying pays, in kronor. */
  const shownTotals = async (orderId: number) => {
    const [orders, directory] = [createOrderRepository(desk.db), await readMarketDirectory(desk.db, {})];
    const found = await orders.find(orderId);
    const place = findShop(directory, {});
    const told = found && place.ok && (await presentPayments(found, { orders, shop: place.shop }));
    return told ? told.map(({ total }) => total) : [];
  };
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

  it('is nothing of an order that waits for its money, and of one that nobody knows', async () => {
    const { orderId } = await order({ isPaid: false });
    expect(await refund(orderId, { kind: 'whole' })).toMatchObject({ refusal: { kind: 'nothing-paid' } });
    expect(await refund(orderId + 1, { kind: 'whole' })).toEqual({ kind: 'unknown-order' });
  });

  it('is asked about where the same amount went back within a day', async () => {
    const { orderId } = await order();
    await refund(orderId, await units(1));
    const again = { kind: 'repeated', amount: 100_00, at: desk.now, currency: 'SEK' };
    expect(await refund(orderId, await units(1))).toEqual(again);
    expect(sent()).toBe(100_00);
    desk.now += 24 * 60 * 60_000;
    expect(await refund(orderId, await units(1))).toMatchObject({ kind: 'refunded' });
  });

  describe('for what a bill asks that is not paid', () => {
    it('is taken off the bill, whose number stays, and no money goes anywhere', async () => {
      const { orderId, total, left } = await order({ isPaid: false, checkout: invoiceCheckout });
      const bill = { credited: 100_00, left: total - 150_00 };
      expect(await refund(orderId, await units(1))).toMatchObject({ status: 'pending', toPayment: 0, bill });
      expect([sent(), await left(), await stateOf(orderId)]).toEqual([0, 0, ['pending', false]]);
      expect(await shownTotals(orderId)).toEqual([50, bill.left / 100]);
      const [mail] = await readMails(desk.db, { most: 1 });
      const text = readableText(mail?.content ? renderMail(mail.content, 'sv-SE', testProfile).text : '');
      expect(mail?.kind).toBe('bill-credited');
      expect(text).toContain(`Krediterat: 100 kr, varav moms 20 kr Orsak: Retur Att betala nu: ${bill.left / 100} kr`);
      expect(text).toContain(`OCR-nummer: ${withCheckDigit(String(orderId))}`);
    });

    it('counts as never asked for once the rest is paid: only what was paid can go back', async () => {
      const { orderId, total, left } = await order({ isPaid: false, checkout: invoiceCheckout });
      await refund(orderId, await units(1));
      const { now, randomBytes } = desk;
      const action = { orderId, by: 'Ragna', now, randomBytes };
      expect(await noteBillPaid(desk.db, action)).toEqual({ kind: 'paid' });
      expect(await refund(orderId, { kind: 'whole' })).toMatchObject({ toPayment: total - 150_00, bill: null });
      expect([sent(), await left()]).toEqual([total - 150_00, 50_00]);
    });

    it('all of it leaves nothing to pay, and gives a gift card its part back', async () => {
      const { orderId, total, left } = await order({ isPaid: false, checkout: invoiceCheckout });
      const whole = { status: 'refunded', toBalance: 50_00, bill: { credited: total - 50_00, left: 0 } };
      expect(await refund(orderId, { kind: 'whole' })).toMatchObject(whole);
      expect([sent(), await left(), await stateOf(orderId)]).toEqual([0, 50_00, ['refunded', false]]);
      const { now, randomBytes } = desk;
      const action = { orderId, by: 'Ragna', now, randomBytes };
      expect(await noteBillPaid(desk.db, action)).toEqual({ kind: 'no-bill' });
    });
  });
});
