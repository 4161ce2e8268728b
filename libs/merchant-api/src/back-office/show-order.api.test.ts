import { afterAll, beforeAll, expect, it } from 'vitest';
import { issueGiftCard } from '../balance/issue-gift-card.ts';
import { sendParcel } from '../order/send-parcel.ts';
import { invoiceCheckout, swedishAddress } from '../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { showOrder } from './show-order.ts';

describeApi('an order that the shop packs', () => {
  let desk: OrderDesk;
  let cards = 0;
  beforeAll(async () => void (desk = await openOrderDesk()));
  afterAll(() => desk.close());

  /** A mug with 50 kr from a gift card, sent to somebody else than who pays. */
  async function order() {
    const randomBytes = (size: number) => new Uint8Array(size).fill((cards += 1));
    const giftCard = { currency: 'SEK', amount: 50_00, expiresAt: desk.now + 1_000_000 };
    const code = await issueGiftCard({ db: desk.db, now: desk.now, randomBytes }, giftCard);
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-2', 1);
    await desk.giveCode(cartId, code);
    const shippingAddress = { ...swedishAddress, firstName: 'Karin', entryCode: '4711' };
    const texts = { message: 'Ring först', pickupPoint: 'SE-11122-2' };
    const placed = await desk.place(cartId, { ...invoiceCheckout, shippingAddress, ...texts });
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return placed.order.orderId;
  }

  it('says who gets it, where, and by which way', async () => {
    expect(await showOrder(desk.db, await order())).toMatchObject({
      email: 'maja@torg.example',
      phone: '070-174 06 05',
      timeZone: 'Europe/Stockholm',
      delivery: {
        address: ['Karin Lind', 'Storgatan 1', '111 22 Stockholm'],
        entryCode: '4711',
        pickupPoint: 'Stationskiosken, Stationsvägen 1, 111\u00a022 Stockholm',
      },
      billingAddress: ['Maja Lind', 'Storgatan 1', '111 22 Stockholm'],
      texts: { message: 'Ring först' },
    });
  });

  it('has amounts that add up, and the parcels that left', async () => {
    const orderId = await order();
    const parcel = { parcelNumber: 'P1', trackingLink: null, isPart: false, by: 'Ragna', now: desk.now };
    await sendParcel(desk.db, { orderId, ...parcel });
    const shown = await showOrder(desk.db, orderId);
    if (!shown) throw new Error('There is no order');
    const { lines, sums } = shown;
    const goods = lines.reduce((sum, { total }) => sum + total, 0);
    expect(goods - sums.discount + sums.shippingFee + sums.paymentFee).toBe(sums.total);
    expect(sums.fromBalance + sums.byPayment).toBe(sums.total);
    expect(sums.leftToPay).toBe(sums.byPayment);
    expect(shown.parcels).toMatchObject([{ parcelNumber: 'P1' }]);
    expect(shown.events.map(({ kind }) => kind)).toEqual(['placed', 'sent']);
  });

  it('is none where the number is nobody’s', async () => {
    expect(await showOrder(desk.db, 1)).toBeNull();
  });
});
