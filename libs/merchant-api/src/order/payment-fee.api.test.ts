import { afterAll, beforeAll, expect, it } from 'vitest';
import { invoiceCheckout } from '../testing/open-checkout-client.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';

describeApi('a way of paying that costs something', () => {
  let desk: OrderDesk;
  beforeAll(async () => void (desk = await openOrderDesk()));
  afterAll(() => desk.close());

  it('is paid for with the order, at the VAT of its goods', async () => {
    const bill = desk.db.updateTable('payment_options').set({ fee: 2_900 });
    await bill.where('payment_option_id', '=', invoiceCheckout.paymentId).execute();
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-2', 2);
    const placed = await desk.place(cartId, invoiceCheckout);
    expect(placed).toMatchObject({
      order: {
        counted: {
          totals: {
            paymentFee: { incVat: 2_900, exVat: 2_320 },
            total: { selling: { incVat: 22_900, exVat: 18_320 } },
          },
        },
      },
    });
  });
});
