import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readMails } from '../mail/mail.repository.ts';
import { renderMail } from '../mail/render-mail.ts';
import { readableText } from '../mail/testing/readable-text.ts';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';
import { testProfile } from '../testing/test-profile.ts';

const card = { ...cardCheckout, customerType: 'PERSON' as const };
const invoice = { ...invoiceCheckout, customerType: 'PERSON' as const, pickupPoint: 'SE-11122-2' };

describeApi('the confirmation of an order', () => {
  let desk: OrderDesk;
  beforeAll(async () => {
    desk = await openOrderDesk();
    // The shop's own bills cost nothing; another shop's may.
    const bills = desk.db.updateTable('payment_options').set({ fee: 2_900 }).where('kind', '=', 'invoice');
    await bills.execute();
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.db.deleteFrom('mails').execute());

  const newCart = async (...articles: readonly string[]) => {
    const cartId = await desk.newCart();
    for (const article of articles) await desk.add(cartId, article, 1);
    return cartId;
  };
  const order = async (cartId: string, checkout: typeof card) => {
    const placed = await desk.place(cartId, checkout);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    return placed.order.orderId;
  };
  const mails = () => readMails(desk.db, { most: 5 });

  it('of one that is billed is written when it is placed, once, whatever is repeated', async () => {
    const cartId = await newCart('SHI-1-L', 'KAF-1');
    const orderIds = await Promise.all([1, 2, 3].map(() => order(cartId, invoice)));
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: 'maja@torg.example', languageId: 'sv-SE', kind: 'order-confirmation' });
    const text = readableText(sent[0]?.content ? renderMail(sent[0].content, 'sv-SE', testProfile).text : '');
    const facts = [
      ...[String(orderIds[0]), '1 × Skjorta, L', 'Art.nr SHI-1-L', '1 × Kaffe', 'Frakt, Ombud nära dig'],
      ...['Avgift, Faktura, 14 dagar', 'Stationskiosken, Stationsvägen 1, 111 22', 'Kan hämtas från'],
      ...['Maja Lind Storgatan 1 111 22 Stockholm', 'varav moms 25', 'varav moms 6', 'Ångerrätt'],
    ];
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });

  it('of one that is paid later is written when the money is there, once', async () => {
    const orderId = await order(await newCart('MUG-1'), card);
    expect(await mails()).toEqual([]);
    for (const outcome of ['paid', 'paid', 'declined'] as const) await desk.settle(orderId, outcome);
    expect(await mails()).toMatchObject([{ content: { data: { orderId: String(orderId), currency: 'SEK' } } }]);
  });

  it('is not written of one that nothing comes of', async () => {
    const orderId = await order(await newCart('MUG-1'), card);
    for (const outcome of ['declined', 'paid'] as const) await desk.settle(orderId, outcome);
    expect(await mails()).toEqual([]);
  });

  it('tells sums that add up to what the order costs', async () => {
    await order(await newCart('MUG-1', 'SHI-1-L', 'KAF-1', 'FAT-1'), invoice);
    const content = (await mails())[0]?.content;
    if (content?.kind !== 'order-confirmation') throw new Error('There is no confirmation');
    const { lines, sums, delivery, payment } = content.data;
    const goods = lines.reduce((sum, { totalIncVat }) => sum + totalIncVat, 0);
    expect(goods - sums.discountIncVat + delivery.feeIncVat + payment.feeIncVat).toBe(sums.totalIncVat);
    expect(sums.vats.map(({ rateBp }) => rateBp)).toEqual([2500, 600]);
    const goodsExVat = lines.reduce((sum, { exVat }) => sum + (exVat?.total ?? 0), 0);
    const feesExVat = (delivery.feeExVat ?? 0) + (payment.feeExVat ?? 0);
    expect(goodsExVat - (sums.discountExVat ?? 0) + feesExVat).toBe(sums.totalExVat);
    const vat = sums.vats.reduce((sum, { amount }) => sum + amount, 0);
    expect((sums.totalExVat ?? 0) + vat).toBe(sums.totalIncVat);
  });
});

describeApi('the confirmation of an order that campaigns made cheaper', () => {
  it('tells which they were, and how much each took off the line', async () => {
    const desk = await openOrderDesk(featureCatalogue);
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-1', 3);
    await desk.giveCode(cartId, 'TIO');
    const placed = await desk.place(cartId, invoice);
    if (!placed.ok) throw new Error(placed.refusal.kind);
    const [mug] = placed.order.confirmation?.lines ?? [];
    expect(mug).toMatchObject({ quantity: 3, unitIncVat: 100_00, totalIncVat: 180_00 });
    expect(mug?.reductions).toEqual([
      { name: 'Tre för två', amount: 100_00, amountExVat: 80_00 },
      { name: 'Tio procent', amount: 20_00, amountExVat: 16_00 },
    ]);
    await desk.close();
  });
});
