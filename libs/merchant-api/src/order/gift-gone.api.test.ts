import { afterAll, beforeAll, expect, it } from 'vitest';
import { cardCheckout } from '../testing/open-checkout-client.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { describeApi } from '../testing/open-test-api.ts';
import { openOrderDesk, type OrderDesk } from '../testing/open-order-desk.ts';

describeApi('a gift that is not for sale here', () => {
  let desk: OrderDesk;
  beforeAll(async () => void (desk = await openOrderDesk(featureCatalogue)));
  afterAll(() => desk.close());

  it('is not given, and does not stop the order of what is bought', async () => {
    const orderOfTenPlates = async () => {
      const cartId = await desk.newCart();
      await desk.add(cartId, 'FAT-1', 10);
      const placed = await desk.place(cartId, cardCheckout);
      return placed.ok ? placed.order.counted.lines.map(({ line }) => line.quantity) : placed.refusal;
    };
    await desk.db.updateTable('stock').set({ in_stock: 30 }).execute();
    expect(await orderOfTenPlates()).toEqual([10, 1]);
    await desk.db.updateTable('products').set({ is_active: false }).where('article_number', 'like', 'SHI-1%').execute();
    expect(await orderOfTenPlates()).toEqual([10]);
  });
});
