import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  cardCheckout,
  invoiceCheckout,
  openCheckoutClient,
  type CheckoutClient,
} from '../testing/open-checkout-client.ts';
import { describeApi, openTestApi, type TestApi } from '../testing/open-test-api.ts';

describeApi('placing an order', () => {
  let api: TestApi;
  let client: CheckoutClient;
  beforeEach(async () => {
    api = await openTestApi();
    client = await openCheckoutClient(api);
    await client.add('MUG-2', 2);
  });
  afterEach(() => api.close());

  const left = async (alias = 'mugg-gron') =>
    (await api.query(`{ product(alias: "${alias}") { totalStock { totalStock } } }`)).data.product.totalStock
      .totalStock;
  const confirmation = async (id: string) =>
    (
      await api.query(
        `{ checkout(id: "${id}", paymentType: STANDARD) {
          completed nthPurchase cart { id items { quantity } }
          order { orderId status email zip itemValueIncVat orderValueIncVat shippingFeeIncVat paymentFeeIncVat sum
            rows { name quantity priceIncVat productUrl } }
        } }`,
      )
    ).data.checkout;

  it('by invoice takes the stock and closes the cart to changes', async () => {
    const { data } = await client.order(invoiceCheckout);
    expect(data.placeOrder).toMatchObject({ orderId: '10001', status: 'pending', redirectUrl: null });
    expect(await left()).toBe(1);
    expect((await client.add('MUG-2', 1)).codes).toEqual(['CART_ORDERED']);
    expect((await client.fillIn({ email: 'b@torg.example' })).codes).toEqual(['CART_ORDERED']);
    const { completed, order, nthPurchase } = await confirmation(client.id);
    expect([completed, nthPurchase]).toEqual([true, 1]);
    expect(order).toMatchObject({
      orderId: '10001',
      status: 'pending',
      zip: '111 22',
      itemValueIncVat: 200,
      paymentFeeIncVat: 0,
      sum: 200,
      rows: [{ name: 'Mugg, grön', quantity: 2, priceIncVat: 100, productUrl: '/p/muggar/mugg-gron' }],
    });
    expect((await client.change('completeCart')).data.cart.isCompleted).toBe(true);
    expect((await client.order(invoiceCheckout)).codes).toEqual(['CART_ORDERED']);
  });

  it('to be paid later holds the stock for half an hour, for everyone but its shopper', async () => {
    expect((await client.order(cardCheckout)).data.placeOrder).toMatchObject({ status: 'pending-payment' });
    expect(await left()).toBe(1);
    expect((await confirmation(client.id)).completed).toBe(false);
    const other = await openCheckoutClient(api);
    expect((await other.add('MUG-2', 2)).codes).toEqual(['STOCK_LIMIT']);
    expect((await client.add('MUG-2', 1)).codes).toEqual([]);
    api.setNow('2026-11-21T12:29:59.999Z');
    expect(await left()).toBe(1);
    api.setNow('2026-11-21T12:30:00Z');
    expect(await left()).toBe(3);
    expect((await other.add('MUG-2', 3)).codes).toEqual([]);
  });

  it('once more gives the same order, until cart or checkout changes', async () => {
    const first = (await client.order(cardCheckout)).data.placeOrder;
    expect((await client.order(cardCheckout)).data.placeOrder).toEqual(first);
    await client.add('MUG-2', 1);
    const second = (await client.order(cardCheckout)).data.placeOrder;
    const third = (await client.order({ ...cardCheckout, paymentId: 1 })).data.placeOrder;
    expect([first, second, third].map(({ orderId }) => orderId)).toEqual(['10001', '10002', '10003']);
    const { data } = await api.query(`{ getOrderPublic(publicOrderId: "${second.publicId}") { status } }`);
    expect(data.getOrderPublic.status).toBe('cancelled');
    expect(await left()).toBe(0);
  });

  it('with the same key gives the same order, whatever became of the cart', async () => {
    const key = 'key-of-this-order';
    const first = (await client.order(cardCheckout, { key })).data.placeOrder;
    await client.add('MUG-2', 1);
    expect((await client.order(cardCheckout, { key })).data.placeOrder).toEqual(first);
  });

  it('shows what was bought to whoever has the public id, and not who did', async () => {
    const { publicId } = (await client.order(invoiceCheckout)).data.placeOrder;
    const { data } = await api.query(
      `{ getOrderPublic(publicOrderId: "${publicId}") {
        id status customerId billingAddress { lastName } message
        orderTotal { sellingPriceIncVat } vat { sellingPriceIncVat } paymentFee { sellingPriceIncVat }
        cart { isCompleted items { quantity product { name } totalPrice { sellingPriceIncVat } } }
        paymentDetails { name isPaid total } shippingDetails { name }
      } }`,
    );
    expect(data.getOrderPublic).toEqual({
      id: 10_001,
      status: 'pending',
      customerId: null,
      billingAddress: null,
      message: null,
      orderTotal: { sellingPriceIncVat: 200 },
      vat: { sellingPriceIncVat: 40 },
      paymentFee: { sellingPriceIncVat: 0 },
      cart: {
        isCompleted: true,
        items: [{ quantity: 2, product: { name: 'Mugg, grön' }, totalPrice: { sellingPriceIncVat: 200 } }],
      },
      paymentDetails: [{ name: 'Faktura, 14 dagar', isPaid: false, total: 200 }],
      shippingDetails: [{ name: 'Ombud nära dig' }],
    });
    expect((await api.query('{ getOrders { id } }')).codes).toEqual(['UNAUTHENTICATED']);
    expect((await api.query('{ getOrder(orderId: 10001) { id } }')).codes).toEqual(['UNAUTHENTICATED']);
  });

  it('tells whoever has the public id alone neither who bought nor by which cart that is told', async () => {
    const { publicId } = (await client.order(invoiceCheckout)).data.placeOrder;
    const id = `id: "${publicId}"`;
    const { data } = await api.query(`{
      checkout(${id}, paymentType: STANDARD) { order { email } cart { id } completed }
      other: checkout(${id}, cartId: "another-cart", paymentType: STANDARD) { order { email } cart { id } }
      getCheckoutAndOrder(${id}, paymentType: STANDARD) { order { email } }
      getOrderPublic(publicOrderId: "${publicId}") { cart { id merchantData } }
    }`);
    expect(data).toEqual({
      checkout: { order: null, cart: null, completed: null },
      other: { order: null, cart: null },
      getCheckoutAndOrder: { order: null },
      getOrderPublic: { cart: { id: publicId, merchantData: null } },
    });
  });

  it('is refused where others were faster, saying how much is left', async () => {
    const other = await openCheckoutClient(api);
    await other.add('MUG-2', 2);
    await other.order(invoiceCheckout);
    const conditions = await api.query(`{ validateOrderConditions(cartId: "${client.id}") { isValid message } }`);
    expect(conditions.data.validateOrderConditions).toMatchObject({
      isValid: false,
      message: expect.stringMatching(/^Only 1 of sku \d+ are left\./),
    });
    const { codes, errors } = await client.order(cardCheckout);
    expect(codes).toEqual(['OUT_OF_STOCK']);
    expect(errors[0]?.extensions).toMatchObject({ skuId: client.skus['MUG-2'], left: 1 });
  });
});
