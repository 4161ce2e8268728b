import { expect, it } from 'vitest';
import { readMails } from '../../mail/mail.repository.ts';
import { featureCatalogue } from '../../testing/feature-catalogue.ts';
import { invoiceCheckout } from '../../testing/open-checkout-client.ts';
import { openOrderDesk } from '../../testing/open-order-desk.ts';
import { describeApi } from '../../testing/open-test-api.ts';
import { readOrderedLines } from '../order-line.repository.ts';
import { createOrderRepository } from '../order.repository.ts';
import { receiptOf } from './receipt.rules.ts';

describeApi('what made an order cheaper', () => {
  it('is told by its mail and its receipt with the same sums, line by line and on both sides of VAT', async () => {
    const desk = await openOrderDesk(featureCatalogue);
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-1', 3);
    await desk.add(cartId, 'KAF-1', 1);
    await desk.giveCode(cartId, 'FEMTIO');
    const placed = await desk.place(cartId, { ...invoiceCheckout, customerType: 'PERSON' });
    if (!placed.ok) throw new Error(placed.refusal.kind);
    const { orderId } = placed.order;
    const content = (await readMails(desk.db, { most: 1 }))[0]?.content;
    const order = await createOrderRepository(desk.db).find(orderId);
    if (content?.kind !== 'order-confirmation' || !order) throw new Error('No order was confirmed');
    const lines = await readOrderedLines(desk.db, orderId);
    const receipt = receiptOf({ order, lines, refunds: [], giftCards: [], timeZone: 'Europe/Stockholm' });

    const mailed = content.data.lines.map(({ reductions = [] }) => ({
      incVat: reductions.reduce((sum, { amount }) => sum + amount, 0),
      exVat: reductions.reduce((sum, { amountExVat = 0 }) => sum + amountExVat, 0),
    }));
    expect(receipt?.lines.map(({ reduction }) => reduction)).toEqual(mailed);
    const { discountIncVat: incVat, discountExVat: exVat } = content.data.sums;
    expect(receipt?.discount).toEqual({ incVat, exVat });
    // A third mug is free, and the code takes 50 kronor off the whole.
    expect(mailed.map((reduction) => reduction.incVat > 0)).toEqual([true, false]);
    expect(incVat).toBe(50_00);
    await desk.close();
  });
});
