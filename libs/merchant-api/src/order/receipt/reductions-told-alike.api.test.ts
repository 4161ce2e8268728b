import { expect, it } from 'vitest';
import { readMails } from '../../mail/mail.repository.ts';
import { cheapBreakfast, featureCatalogue } from '../../testing/feature-catalogue.ts';
import { invoiceCheckout } from '../../testing/open-checkout-client.ts';
import { openOrderDesk, type OrderDesk } from '../../testing/open-order-desk.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { readOrderedLines } from '../order-line.repository.ts';
import { translateIn } from '../../texts/translate-in.ts';
import { goodsRows as mailedRows } from '../../mail/templates/order-amounts.ts';
import { goodsRows } from './goods-rows.ts';
import { createOrderRepository } from '../order.repository.ts';
import { receiptOf } from './receipt.rules.ts';

describeApi('what made an order cheaper', () => {
  it('is told by its mail and its receipt with the same sums, line by line and on both sides of VAT', async () => {
    const desk = await openOrderDesk(featureCatalogue);
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-1', 3);
    await desk.add(cartId, 'KAF-1', 1);
    await desk.giveCode(cartId, 'FEMTIO');
    const { confirmed, receipt } = await papersOf(desk, cartId);

    const mailed = confirmed.lines.map(({ reductions = [] }) => ({
      incVat: reductions.reduce((sum, { amount }) => sum + amount, 0),
      exVat: reductions.reduce((sum, { amountExVat = 0 }) => sum + amountExVat, 0),
    }));
    expect(receipt?.lines.map(({ reduction }) => reduction)).toEqual(mailed);
    const { discountIncVat: incVat, discountExVat: exVat } = confirmed.sums;
    expect(receipt?.discount).toEqual({ incVat, exVat });
    // A third mug is free, and the code takes 50 kronor off the whole.
    expect(mailed.map((reduction) => reduction.incVat > 0)).toEqual([true, false]);
    expect(incVat).toBe(50_00);
    await desk.close();
  });

  it('is never the package that it lies in, which both papers tell as the cart does: by its name and one price', async () => {
    const desk = await openOrderDesk(cheapBreakfast);
    const cartId = await desk.newCart();
    await desk.addPackage(cartId, 'frukost');
    await desk.add(cartId, 'FAT-1', 1);
    const { confirmed, receipt } = await papersOf(desk, cartId);

    const [mailed, plate] = mailedRows(confirmed, 'sv');
    expect(mailed).toEqual({
      label: '1 × frukost',
      note: '249\u00a0kr/st, innehåller 2 × Mugg, vit (MUG-1); 1 × Kaffe (KAF-1)',
      amount: '249\u00a0kr',
    });
    expect(plate?.label).toContain('Fat');
    const [billed] = goodsRows(receipt?.lines ?? [], false, translateIn('sv'));
    expect(billed).toMatchObject({
      head: 'frukost',
      note: 'Innehåller 2 × Mugg, vit (MUG-1); 1 × Kaffe (KAF-1)',
      cells: ['1', '249,00', '25\u00a0%, 6\u00a0%', expect.any(String), '249,00'],
    });
    await desk.close();
  });
});

async function papersOf(desk: OrderDesk, cartId: string) {
  const placed = await desk.place(cartId, { ...invoiceCheckout, customerType: 'PERSON' });
  if (!placed.ok) throw new Error(placed.refusal.kind);
  const { orderId } = placed.order;
  const content = (await readMails(desk.db, { most: 1 }))[0]?.content;
  const order = await createOrderRepository(desk.db).find(orderId);
  if (content?.kind !== 'order-confirmation' || !order) throw new Error('No order was confirmed');
  const lines = await readOrderedLines(desk.db, orderId);
  const receipt = receiptOf({ order, lines, refunds: [], giftCards: [], timeZone: 'Europe/Stockholm' });
  return { confirmed: content.data, receipt };
}
