import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAuthApi, tokensOf, type AuthApi } from '../account/testing/open-auth-api.ts';
import { demoEditor } from '../settings/demo-customer.ts';
import { openCartClient } from '../testing/open-cart-client.ts';
import { invoiceCheckout } from '../testing/open-checkout-client.ts';
import { answerOf, describeApi, graphqlRequest } from '../testing/open-test-api.ts';

describeApi('a cart when its shopper signs in', () => {
  let api: AuthApi;
  let [anna, ragna] = ['', ''];
  beforeAll(async () => {
    api = await openAuthApi();
    anna = (await tokensOf(await api.signIn())).token;
    const { email: username, password } = demoEditor;
    ragna = (await tokensOf(await api.signIn({ username, password }))).token;
  });
  afterAll(() => api.close());

  const join = async (cartId: string, token = anna) => {
    const query = 'mutation($id: String!) { joinCart(cartId: $id) { cartId limited { skuId quantity } } }';
    const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
    return answerOf(
      await api.fetch(graphqlRequest({ query, variables: { id: cartId } }, headers, '/extensions/graphql')),
    );
  };
  const joined = async (cartId: string, token = anna) => (await join(cartId, token)).data.joinCart;
  const cartWith = async (articleNumber: string, quantity: number) => {
    const client = await openCartClient(api);
    await client.add(articleNumber, quantity);
    return client;
  };
  const contents = async (cartId: string) => {
    const { items } = await (await openCartClient(api)).read({ id: cartId });
    return items.map(({ skuId, quantity }: { skuId: number; quantity: number }) => [skuId, quantity]);
  };
  const order = (cartId: string) =>
    api.queryAs(
      anna,
      `mutation($cartId: String!, $checkout: CheckoutInputType!) { placeOrder(cartId: $cartId, checkout: $checkout) { orderId } }`,
      { cartId, checkout: invoiceCheckout },
    );

  it('is the account’s, is joined once with what comes in hand, and ends with its order', async () => {
    const first = await cartWith('MUG-1', 2);
    const { skus } = first;
    expect(await joined(first.id)).toEqual({ cartId: first.id, limited: [] });
    const second = await cartWith('MUG-1', 3);
    await second.add('MUG-2', 1);
    // Two tabs and a reload at the same moment.
    const all = await Promise.all([joined(second.id), joined(second.id), joined(first.id)]);
    expect(all.map(({ cartId }) => cartId)).toEqual([first.id, first.id, first.id]);
    const both = [
      [skus['MUG-1'], 3],
      [skus['MUG-2'], 1],
    ];
    expect(await contents(first.id)).toEqual(both);
    // What was in hand is still there for who goes on with it.
    expect(await contents(second.id)).toEqual(both);
    await first.change('updateCartItem', { item: { skuId: skus['MUG-2'], quantity: 0 } });
    expect(await joined(second.id)).toEqual({ cartId: first.id, limited: [] });
    expect(await contents(first.id)).toEqual([[skus['MUG-1'], 3]]);

    expect((await order(first.id)).errors).toEqual([]);
    expect(await joined(second.id)).toEqual({ cartId: null, limited: [] });
  });

  it('is left alone where it is another customer’s, or nobody signed in', async () => {
    const own = await cartWith('MUG-1', 1);
    expect(await joined(own.id, ragna)).toEqual({ cartId: own.id, limited: [] });
    const before = await contents(own.id);
    expect((await joined(own.id)).cartId).not.toBe(own.id);
    expect(await contents(own.id)).toEqual(before);
    expect((await join(own.id, '')).codes).toEqual(['UNAUTHENTICATED']);
    expect((await joined('unknown', ragna)).cartId).toBe(own.id);
  });

  it('holds no more than can be sold, and says what did not fit', async () => {
    const kept = await cartWith('MUG-1', 1);
    const cartId = (await joined(kept.id, ragna)).cartId;
    const inHand = await cartWith('MUG-2', 3);
    const faster = await cartWith('MUG-2', 1);
    expect((await order(faster.id)).errors).toEqual([]);
    const skuId = inHand.skus['MUG-2'];
    expect(await joined(inHand.id, ragna)).toEqual({ cartId, limited: [{ skuId, quantity: 2 }] });
    expect(await contents(cartId)).toContainEqual([skuId, 2]);
  });
});
