import { afterEach, beforeEach, expect, it } from 'vitest';
import { openAuthApi, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { shownCode } from '../cart/cart-codes.rules.ts';
import { createCartRepository } from '../cart/cart.repository.ts';
import { featureCatalogue } from '../testing/feature-catalogue.ts';
import { cardCheckout, invoiceCheckout } from '../testing/open-checkout-client.ts';
import { openOrderDesk } from '../testing/open-order-desk.ts';
import { openPaymentClient, type PaymentClient } from '../testing/open-payment-client.ts';
import { answerOf, describeApi, graphqlRequest } from '../testing/open-test-api.ts';

describeApi('a cart into which something is put after it was ordered', () => {
  let api: AuthApi;
  let client: PaymentClient;
  let payment: { page: string; sessionId: string };
  beforeEach(async () => {
    api = await openAuthApi();
    client = await openPaymentClient(api);
    await client.add('MUG-2', 1);
    payment = await client.begin(cardCheckout);
    await client.add('MUG-2', 1);
    await client.add('MUG-1', 2);
  });
  afterEach(() => api.close());

  const told = ({ items }: PaymentClient['read'] extends (...args: never) => Promise<infer Cart> ? Cart : never) =>
    items.map(({ skuId, quantity }: { skuId: number; quantity: number }) => [skuId, quantity]);
  const sku = (articleNumber: string) => client.skus[articleNumber];
  const rest = () => [
    [sku('MUG-2'), 1],
    [sku('MUG-1'), 2],
  ];

  it('holds that still once the order is paid, however often the payment is told of', async () => {
    await client.choose(payment.page, 'approve');
    for (let time = 1; time <= 2; time += 1) await client.choose(payment.page, 'approve');
    const cart = await client.read();
    expect([cart.isCompleted, told(cart)]).toEqual([false, rest()]);
    expect(cart.id).not.toBe(client.id);
    const { order, cart: ordered } = await client.confirm(payment.sessionId);
    expect([order.status, ordered.id]).toEqual(['pending', client.id]);
  });

  it('is the one that was ordered where just that is asked for, and stays so when it is closed', async () => {
    await client.choose(payment.page, 'approve');
    const goOn = (await client.read()).id;
    const closed = (await client.change('completeCart')).data.cart;
    expect([closed.id, closed.isCompleted, told(closed)]).toEqual([client.id, true, [[sku('MUG-2'), 1]]]);
    expect(told(await client.read({ includeCompleted: true }))).toEqual([[sku('MUG-2'), 1]]);
    expect(await client.read()).toMatchObject({ id: goOn, isCompleted: false });
  });

  it('is changed and ordered on by the tab that knows the old id', async () => {
    await client.choose(payment.page, 'approve');
    const { cart } = (await client.add('MUG-1', 1)).data;
    expect(told(cart)).toEqual([
      [sku('MUG-2'), 1],
      [sku('MUG-1'), 3],
    ]);
    expect((await client.order(invoiceCheckout)).codes).toEqual(['CART_ORDERED']);
    const place = `mutation($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { status }
    }`;
    const placed = await api.query(place, { cartId: cart.id, checkout: invoiceCheckout });
    expect(placed.data.placeOrder.status).toBe('pending');
    expect((await client.add('MUG-1', 1)).codes).toEqual(['CART_ORDERED']);
  });

  it('is as it was where the payment fails', async () => {
    const before = await client.read();
    await client.choose(payment.page, 'decline');
    expect(await client.read()).toEqual(before);
    expect(before.id).toBe(client.id);
  });

  it('stays the account’s', async () => {
    const { token } = await tokensOf(await api.signIn());
    const query = 'mutation($id: String!) { joinCart(cartId: $id) { cartId } }';
    const join = async (id: string) => {
      const headers = { authorization: `Bearer ${token}` };
      const request = graphqlRequest({ query, variables: { id } }, headers, '/extensions/graphql');
      return (await answerOf(await api.fetch(request))).data.joinCart.cartId;
    };
    expect(await join(client.id)).toBe(client.id);
    await client.choose(payment.page, 'approve');
    const goOn = (await client.read()).id;
    expect([await join('another'), await join(client.id)]).toEqual([goOn, goOn]);
  });
});

describeApi('the code of a cart into which something is put after it was ordered', () => {
  it.each([
    ['FEMTIO', 'FEMTIO', null],
    ['FEMTIO', 'FRAKT', 'FRAKT'],
    [null, 'FEMTIO', 'FEMTIO'],
  ])('was %s and is %s: what is put in goes on with %s', async (ordered, later, left) => {
    const desk = await openOrderDesk(featureCatalogue);
    const carts = createCartRepository(desk.db);
    const cartId = await desk.newCart();
    await desk.add(cartId, 'MUG-1', 4);
    if (ordered) await desk.giveCode(cartId, ordered);
    const placed = await desk.place(cartId, cardCheckout);
    await desk.add(cartId, 'MUG-2', 1);
    await desk.giveCode(cartId, later);
    if (placed.ok) await desk.settle(placed.order.orderId, 'paid');
    const codes = [await carts.find(cartId), await carts.inHand(cartId)].map((cart) => shownCode(cart?.codes ?? []));
    expect(codes).toEqual([ordered, left]);
    await desk.close();
  });
});

describeApi('a cart out of which something is taken after it was ordered', () => {
  it('is ordered as it was then, and nothing is left of it', async () => {
    const api = await openAuthApi();
    const client = await openPaymentClient(api);
    await client.add('MUG-2', 2);
    const { page } = await client.begin(cardCheckout);
    await client.change('updateCartItem', { item: { skuId: client.skus['MUG-2'], quantity: 1 } });
    await client.choose(page, 'approve');
    const { id, items } = await client.read();
    expect([id, items]).toMatchObject([client.id, [{ quantity: 2 }]]);
    expect((await client.add('MUG-1', 1)).codes).toEqual(['CART_ORDERED']);
    await api.close();
  });
});
