import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { readMails } from '../mail/mail.repository.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { moveOrder } from './move-order.ts';
import { readOrderEvents } from './order-event.repository.ts';
import { sendParcel } from './send-parcel.ts';

describeApi('a buyer who cancels an order', () => {
  let desk: OrderDesk;
  beforeAll(async () => void (desk = await openOrderDesk()));
  afterAll(() => desk.close());

  const order = async (checkout: object = invoiceCheckout) => {
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-1', 1);
    const placed = await desk.place(cartId, { ...invoiceCheckout, customerType: 'PERSON' as const, ...checkout });
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return placed.order.orderId;
  };

  it('is too late once a parcel of it left, or the shop has put it aside', async () => {
    const [sent, aside] = [await order(), await order()];
    const action = { by: 'test', now: desk.now };
    await sendParcel(desk.db, { orderId: sent, ...action, parcelNumber: '1', trackingLink: null, isPart: true });
    await moveOrder(desk.db, { orderId: aside, ...action, to: 'on-hold', note: '' });
    for (const orderId of [sent, aside])
      expect(await cancelOwnOrder(desk.db, orderId, desk.now)).toEqual({ kind: 'under-way' });
  });

  it('gets back what was paid, and it is written down that they did it', async () => {
    const paid = await order(cardCheckout);
    await desk.settle(paid, 'paid');
    expect(await cancelOwnOrder(desk.db, paid, desk.now)).toEqual({
      kind: 'cancelled',
      orderId: paid,
      isPaidBack: true,
    });
    const events = await readOrderEvents(desk.db, paid);
    expect(events.at(-1)).toMatchObject({ kind: 'moved', data: { by: 'buyer', status: 'cancelled' } });
  });

  it('cancels it once, however many clicks come at once', async () => {
    const orderId = await order();
    const results = await Promise.all(Array.from({ length: 8 }, () => cancelOwnOrder(desk.db, orderId, desk.now)));
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['cancelled']));
    expect((await readOrderEvents(desk.db, orderId)).filter(({ kind }) => kind === 'moved')).toHaveLength(1);
    const mails = (await readMails(desk.db, { most: 50 })).filter(({ kind }) => kind === 'order-cancelled');
    expect(mails.filter(({ content }) => JSON.stringify(content).includes(`"${orderId}"`))).toHaveLength(1);
  });

  it('of a number that is none cancels nothing', async () => {
    expect(await cancelOwnOrder(desk.db, 999_999, desk.now)).toEqual({ kind: 'unknown-order' });
  });
});
