import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMails } from '../mail/mail.repository.ts';
import { renderMail } from '../mail/render-mail.ts';
import { readableText } from '../mail/testing/readable-text.ts';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { moveOrder } from './move-order.ts';
import { refundOrder } from './refund-order.ts';
import { sendParcel } from './send-parcel.ts';
import { testProfile } from '../testing/test-profile.ts';

describeApi('a buyer hears by mail', () => {
  let desk: OrderDesk;
  beforeEach(async () => void (desk = await openOrderDesk()));
  afterEach(() => desk.close());

  async function order(checkout: object = invoiceCheckout): Promise<number> {
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-2', 1);
    const placed = await desk.place(cartId, checkout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return placed.order.orderId;
  }
  const mailsOf = async (wanted: string) => {
    const mails = (await readMails(desk.db, { most: 9 })).filter(({ kind }) => kind === wanted);
    return mails.map(({ content, to }) => {
      const { subject, text } = content ? renderMail(content, 'sv-SE', testProfile) : { subject: '', text: '' };
      return `${to} ${readableText(subject)} ${readableText(text)}`;
    });
  };
  const by = () => ({ by: 'Ragna', now: desk.now });

  it('that goods were sent, with the link to follow them, once for each parcel and link', async () => {
    const orderId = await order();
    const send = (parcelNumber: string, more: object = {}) =>
      sendParcel(desk.db, {
        orderId,
        parcelNumber,
        trackingLink: 'https://post.example/1',
        isPart: false,
        ...by(),
        ...more,
      });
    await send('P1', { isPart: true });
    await send('P1', { isPart: true });
    await send('P2', { trackingLink: 'https://post.example/2' });
    const [last, first, ...more] = await mailsOf('order-sent');
    expect(more).toEqual([]);
    expect(first).toContain(`maja@torg.example En del av din order ${orderId} är skickad`);
    expect(first).toContain('Följ paketet: https://post.example/1');
    expect(last).toContain(`Din order ${orderId} är skickad`);
    expect(last).toContain('Paketnummer: P2');
  });

  it('what is refunded, why, and by which way', async () => {
    const orderId = await order(cardCheckout);
    await desk.settle(orderId, 'paid');
    const units = new Map([[await desk.skuId('MUG-2'), 1]]);
    const refund = { orderId, reason: 'Gick sönder', request: { kind: 'part' as const, units, withShipping: false } };
    for (let time = 0; time < 2; time += 1) {
      await refundOrder({ db: desk.db, payments: { payBack: async () => {} } }, { ...refund, ...by() });
    }
    const [mail, ...more] = await mailsOf('order-refunded');
    expect(more).toEqual([]);
    expect(mail).toContain(`Vi betalar tillbaka 100 kr för order ${orderId}`);
    expect(mail).toContain('Orsak: Gick sönder Så får du pengarna: 100 kr samma väg som du betalade: ');
  });

  it('that an order is cancelled, and whether anything goes back', async () => {
    const billed = await order();
    const paid = await order(cardCheckout);
    await desk.settle(paid, 'paid');
    for (const orderId of [billed, paid]) await moveOrder(desk.db, { orderId, to: 'cancelled', note: '', ...by() });
    const [second, first] = await mailsOf('order-cancelled');
    expect(first).toContain(`Din order ${billed} är avbeställd`);
    expect(first).toContain('Du ska inte betala något');
    expect(second).toContain('Det du har betalat får du tillbaka');
  });

  it('nothing of an order that was never paid and so never stood', async () => {
    const orderId = await order(cardCheckout);
    await moveOrder(desk.db, { orderId, to: 'cancelled', note: '', ...by() });
    expect(await mailsOf('order-cancelled')).toEqual([]);
  });
});
