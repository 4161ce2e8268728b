import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthApi, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { invoiceCheckout, openCheckoutClient } from '../testing/open-checkout-client.ts';
import { describeApi, graphqlRequest } from '../testing/open-test-api.ts';

describeApi('the orders of a customer', () => {
  let api: AuthApi;
  let authorization: string;
  beforeAll(async () => {
    api = await openAuthApi();
    authorization = `Bearer ${(await tokensOf(await api.signIn())).token}`;
  });
  afterAll(() => api.close());

  const ask = async (query: string, variables: object = {}) => {
    const answer = await api.fetch(graphqlRequest({ query, variables }, { authorization }));
    return (await answer.json()).data;
  };
  const place = async (articleNumber: string, asCustomer: boolean) => {
    const client = await openCheckoutClient(api);
    await client.add(articleNumber, 1);
    if (!asCustomer) return (await client.order(invoiceCheckout)).data.placeOrder.orderId;
    const document = `mutation($cartId: String!, $checkout: CheckoutInputType!) {
      placeOrder(cartId: $cartId, checkout: $checkout) { orderId }
    }`;
    return (await ask(document, { cartId: client.id, checkout: invoiceCheckout })).placeOrder.orderId;
  };
  const list = `{ getOrders {
    id status completedAt billingAddress { lastName } cart { items { product { name } } }
    shippingDetails { name parcelNumber trackingLink } refunds { itemId refundType toBalance total vat }
  } }`;

  it('are shown to their customer, newest first, and those of others are not', async () => {
    const first = Number(await place('MUG-1', true));
    const stranger = Number(await place('MUG-1', false));
    const second = Number(await place('MUG-2', true));
    const { getOrders } = await ask(list);
    expect(getOrders.map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect(getOrders[0]).toMatchObject({ billingAddress: { lastName: 'Lind' }, status: 'pending' });
    const one = (id: number) => ask(`{ getOrder(orderId: ${id}) { id } }`);
    expect([await one(first), await one(stranger)]).toEqual([{ getOrder: { id: first } }, { getOrder: null }]);
  });

  it('take as many statements however many they are', async () => {
    api.takeStatements();
    await ask(list);
    const before = api.takeStatements().length;
    await place('FAT-1', true);
    api.takeStatements();
    await ask(list);
    expect(api.takeStatements()).toHaveLength(before);
  });
});
