import { afterEach, beforeEach, expect, it } from 'vitest';
import { findGiftCard } from '../balance/gift-card.repository.ts';
import { issueGiftCard } from '../balance/issue-gift-card.ts';
import type { CheckoutInputType } from '../generated/contract.ts';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { moveOrder } from './move-order.ts';
import { noteBillPaid } from './note-bill-paid.ts';
import { readOrderEvents } from './order-event.repository.ts';
import type { OrderStatus } from './order-status.ts';
import { createOrderRepository } from './order.repository.ts';
import { readParcels } from './parcel.repository.ts';
import { sendParcel } from './send-parcel.ts';

const DAY = 24 * 60 * 60_000;

interface Wish {
  mugs?: number;
  checkout?: CheckoutInputType;
  code?: string;
}

describeApi('an order that stands', () => {
  let desk: OrderDesk;
  beforeEach(async () => void (desk = await openOrderDesk()));
  afterEach(() => desk.close());

  async function order({ mugs = 2, checkout = invoiceCheckout, code = '' }: Wish = {}): Promise<number> {
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-2', mugs);
    if (code) await desk.giveCode(cartId, code);
    const placed = await desk.place(cartId, checkout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return placed.order.orderId;
  }
  const move = (orderId: number, to: OrderStatus, note = '') =>
    moveOrder(desk.db, { orderId, to, note, by: 'Ragna', now: desk.now });
  const send = (orderId: number, parcelNumber: string, more: object = {}) =>
    sendParcel(desk.db, {
      ...{ orderId, parcelNumber, trackingLink: null, isPart: false, by: 'Ragna', now: desk.now, ...more },
    });
  const read = (orderId: number) => createOrderRepository(desk.db).find(orderId);

  it('goes from state to state, and it is written down who took it there and why', async () => {
    const orderId = await order();
    expect(await move(orderId, 'on-hold', 'Adressen')).toEqual({ kind: 'moved', isRefundDue: false });
    await move(orderId, 'pending');
    const events = (await readOrderEvents(desk.db, orderId)).map(({ kind, data }) => ({ kind, ...data }));
    expect(events).toEqual([
      { kind: 'placed', status: 'pending' },
      { kind: 'moved', status: 'on-hold', from: 'pending', by: 'Ragna', note: 'Adressen' },
      { kind: 'moved', status: 'pending', from: 'on-hold', by: 'Ragna' },
    ]);
  });

  it('goes nowhere else, and says where it can go', async () => {
    const orderId = await order();
    await move(orderId, 'inactive');
    const possible = ['pending', 'on-hold', 'cancelled'];
    expect(await move(orderId, 'completed')).toEqual({ kind: 'impossible', from: 'inactive', possible });
    expect(await move(orderId + 1, 'completed')).toEqual({ kind: 'unknown-order' });
  });

  it('gives back everything once when it is cancelled, each unit to the stock that it came from', async () => {
    const randomBytes = (size: number) => new Uint8Array(size).fill(9);
    const card = { currency: 'SEK', amount: 50_00, expiresAt: desk.now + DAY };
    const code = await issueGiftCard({ db: desk.db, now: desk.now, randomBytes }, card);
    const skuId = await desk.skuId('MUG-2');
    await desk.db.updateTable('stock').set({ in_stock: 1, oversellable: 5 }).where('sku_id', '=', skuId).execute();
    const stock = () => desk.db.selectFrom('stock').selectAll().where('sku_id', '=', skuId).executeTakeFirst();
    const left = async () => (await findGiftCard(desk.db, code, { currency: 'SEK', now: desk.now }))?.amount ?? 0;
    const orderId = await order({ mugs: 3, code });
    expect([await stock(), await left()]).toMatchObject([{ in_stock: 0, oversellable: 3 }, 0]);
    const both = await Promise.all([move(orderId, 'cancelled'), move(orderId, 'cancelled')]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['impossible', 'moved']);
    expect([await stock(), await left()]).toMatchObject([{ in_stock: 1, oversellable: 5 }, 50_00]);
  });

  it('owes what was paid by card when it is cancelled, and nothing where its bill was never paid', async () => {
    const paid = await order({ checkout: cardCheckout, mugs: 1 });
    await desk.settle(paid, 'paid');
    expect(await move(paid, 'cancelled')).toEqual({ kind: 'moved', isRefundDue: true });
    const billed = await order({ mugs: 1 });
    expect(await move(billed, 'cancelled')).toEqual({ kind: 'moved', isRefundDue: false });
  });

  it('lets go of what is held when it is cancelled before it is paid, and money that comes later is owed', async () => {
    const orderId = await order({ checkout: cardCheckout });
    expect(await move(orderId, 'cancelled')).toEqual({ kind: 'moved', isRefundDue: false });
    expect(await desk.db.selectFrom('stock_holds').selectAll().execute()).toEqual([]);
    expect(await desk.settle(orderId, 'paid')).toEqual({ kind: 'refund-due', status: 'cancelled' });
  });

  it('is completed by its last parcel, whose link can be mended; both are dated', async () => {
    const orderId = await order();
    desk.now += DAY;
    expect(await send(orderId, 'A1', { isPart: true })).toEqual({ kind: 'sent', status: 'partial' });
    desk.now += DAY;
    expect(await send(orderId, 'B2')).toEqual({ kind: 'sent', status: 'completed' });
    const completedAt = new Date(desk.now);
    desk.now += DAY;
    await send(orderId, 'B2', { trackingLink: 'https://sparning.example/B2', isPart: true });
    expect(await read(orderId)).toMatchObject({ status: 'completed', completedAt, paidAt: null });
    const parcels = (await readParcels(desk.db, [orderId])).get(orderId) ?? [];
    expect(parcels.map(({ parcelNumber, trackingLink }) => [parcelNumber, trackingLink])).toEqual([
      ['A1', null],
      ['B2', 'https://sparning.example/B2'],
    ]);
  });

  it.each([
    [{ trackingLink: 'javascript:alert(1)' }, 'invalid-link'],
    [{ trackingLink: 'B2' }, 'invalid-link'],
    [{ parcelNumber: ' ' }, 'invalid-number'],
  ])('takes no parcel with %j', async (wrong, kind) => {
    expect(await send(await order(), 'B2', wrong)).toEqual({ kind });
  });

  it('that waits for its payment is not sent', async () => {
    expect(await send(await order({ checkout: cardCheckout }), 'A1')).toMatchObject({ kind: 'impossible' });
  });

  it('keeps the moment when its bill was paid', async () => {
    const orderId = await order();
    desk.now += DAY;
    const { now, randomBytes } = desk;
    const bill = { orderId, by: 'Ragna', now, randomBytes };
    expect(await noteBillPaid(desk.db, bill)).toEqual({ kind: 'paid' });
    const paidAt = new Date(desk.now);
    desk.now += DAY;
    expect(await noteBillPaid(desk.db, { ...bill, now: desk.now })).toEqual({ kind: 'paid-before' });
    await send(orderId, 'A1');
    expect(await read(orderId)).toMatchObject({ isPaid: true, paidAt });
    const unpaid = await order({ checkout: cardCheckout, mugs: 1 });
    expect(await noteBillPaid(desk.db, { ...bill, orderId: unpaid })).toEqual({ kind: 'no-bill' });
  });
});
