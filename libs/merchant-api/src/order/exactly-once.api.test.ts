import { afterEach, beforeEach, expect, it } from 'vitest';
import { cardCheckout, invoiceCheckout, openCheckoutClient } from '../testing/open-checkout-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

const inTwos = <Item>(count: number, make: (index: number) => Promise<Item>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

describeApi('many who order at once', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const left = async () =>
    (await api.query('{ product(alias: "mugg-vit") { totalStock { totalStock } } }')).data.product.totalStock
      .totalStock;

  it('two hundred buy the last ten: ten are sold, and the others hear that there are none', async () => {
    const first = await openCheckoutClient(api);
    const shoppers = await inTwos(200, async () => {
      const { data } = await api.query('{ getCart { id } }');
      const id: string = data.getCart.id;
      await first.change('addToCart', { id, item: { skuId: first.skus['MUG-1'], quantity: 1 } });
      return id;
    });
    const place = `mutation($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId }
    }`;
    const answers = await inTwos(200, (index) =>
      // Some pay later and some at once; both compete for the same units.
      api.query(place, { cartId: shoppers[index], checkout: index % 2 === 0 ? invoiceCheckout : cardCheckout }),
    );
    const sold = answers.flatMap(({ data }) => data?.placeOrder?.orderId ?? []);
    expect(new Set(sold).size).toBe(10);
    expect(answers.flatMap(({ codes }) => codes)).toEqual(Array.from({ length: 190 }, () => 'OUT_OF_STOCK'));
    expect(await left()).toBe(0);
  });

  it('the same key a hundred times makes one order', async () => {
    const client = await openCheckoutClient(api);
    await client.add('MUG-1', 3);
    const answers = await inTwos(100, () => client.order(cardCheckout, { key: 'the-one-key' }));
    expect(answers.flatMap(({ codes }) => codes)).toEqual([]);
    expect(new Set(answers.map(({ data }) => data.placeOrder.orderId))).toEqual(new Set(['10001']));
    expect(await left()).toBe(7);
  });

  it('a hundred times without a key makes one order as well', async () => {
    const client = await openCheckoutClient(api);
    await client.add('MUG-1', 3);
    const answers = await inTwos(100, () => client.order(invoiceCheckout));
    expect(new Set(answers.map(({ data }) => data.placeOrder.orderId))).toEqual(new Set(['10001']));
    expect(await left()).toBe(7);
  });
});
